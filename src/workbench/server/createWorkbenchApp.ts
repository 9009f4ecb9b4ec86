import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { mapToSource } from '../../analysis/index.ts';
import type { Brand } from '../../brand/index.ts';
import { seedAccounts } from '../../backend/seed/loadSeed.ts';
import { buildFlowFacts } from '../../cli/facts/buildFlowFacts.ts';
import { readBrandFacts } from '../../cli/facts/readBrandFacts.ts';
import { locate } from '../../definitions/disk.ts';
import { settingWords } from '../../engine/index.ts';
import {
  analysisKinds,
  type FactsAnswer,
  type FactsQuestion,
  type PlacesAnswer,
  type PlacesQuestion,
  type StartAnswer,
  type WorkbenchEvent,
} from '../model/WorkbenchApi.ts';
import type { SearchAnswer } from '../model/search.ts';
import type { Analyst } from './createAnalyst.ts';
import type { Workspace } from './createWorkspace.ts';
import { addEditRoutes, type EditParts } from './edits/addEditRoutes.ts';
import { addFlowRoutes } from './edits/addFlowRoutes.ts';
import { addFileRoutes, type FileParts } from './files/addFileRoutes.ts';
import { guardRequests } from './guardRequests.ts';
import { say } from './messages.ts';
import { addReviewRoutes, type ReviewParts } from './review/addReviewRoutes.ts';
import { addVersionRoutes } from './versions/addVersionRoutes.ts';

interface WorkbenchParts extends EditParts, FileParts, ReviewParts {
  readonly analyst: Analyst;
  /** Why changed files were not read; null when they were. */
  readonly unread: () => string | null;
  /** Calls the function with each event until the returned function is called. */
  readonly listen: (tell: (event: WorkbenchEvent) => void) => () => void;
  /** The files of the page by address. */
  readonly files: ReadonlyMap<string, { readonly type: string; readonly content: Uint8Array<ArrayBuffer> }>;
  readonly search: (words: string) => Promise<SearchAnswer>;
  readonly port: number;
  readonly token: string;
}

/** The preview compiles forms, whose validators are code. The page loads from its own address only, and no other site frames it. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Answers the requests of the page. Only the routes of edits write. */
export function createWorkbenchApp(parts: WorkbenchParts): Hono {
  const { workspace, analyst, editor, listen, files, port, token } = parts;
  const app = new Hono();
  app.use(guardRequests(port, token));
  app.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', policy);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    // The names of these files change with their content.
    const isNamed = context.req.path.startsWith('/assets/');
    context.header('Cache-Control', isNamed ? 'private, max-age=31536000, immutable' : 'no-store');
  });
  app.get('/api/start', (context) =>
    context.json<StartAnswer>({
      ...createStartAnswer(workspace, analyst),
      edits: editor.stacks(),
      unread: parts.unread(),
    }),
  );
  app.get('/api/forms/:id', (context) => {
    const answer = workspace.openForm(context.req.param('id'));
    return answer ? context.json(answer) : context.text(say('no-such'), 404);
  });
  app.get('/api/forms/:id/flows/:index', (context) => {
    const flow = workspace.listFlows(context.req.param('id'))[Number(context.req.param('index'))];
    return flow ? context.json(flow) : context.text(say('no-such'), 404);
  });
  app.get('/api/search', async (context) =>
    context.json<SearchAnswer>(await parts.search(context.req.query('words') ?? '')),
  );
  addSituationRoutes(app, workspace);
  app.post('/api/forms/:id/analyses/:kind', (context) => {
    const { id, kind } = context.req.param();
    const asked = analysisKinds.find((one) => one === kind);
    const isForm = workspace.listIds().includes(id);
    if (asked === undefined || !isForm) return context.text(say('no-such'), 404);
    analyst.ask(asked, asked === 'definitions' ? null : id);
    return context.body(null, 202);
  });
  addEditRoutes(app, parts);
  addFlowRoutes(app, parts);
  addFileRoutes(app, parts);
  addReviewRoutes(app, parts);
  addVersionRoutes(app, parts);
  app.get('/api/events', (context) => sendEvents(context, listen));
  app.get('*', (context) => {
    const { path } = context.req;
    const file = files.get(path === '/' ? '/index.html' : path);
    if (!file) return context.text(say('no-such'), 404);
    return context.body(file.content, 200, { 'Content-Type': file.type });
  });
  return app;
}

/** Answers what a situation is made of, and where its rules are written. */
function addSituationRoutes(app: Hono, workspace: Workspace): void {
  app.post('/api/facts', async (context) => {
    const { given, today } = await context.req.json<FactsQuestion>();
    const facts = buildFlowFacts(given, workspace.repository(), today);
    return context.json<FactsAnswer>(typeof facts === 'string' ? { problem: facts } : { facts });
  });
  app.post('/api/places', async (context) => {
    const { places } = await context.req.json<PlacesQuestion>();
    const repository = workspace.repository();
    const written = places.map((place) => {
      const [found = place] = mapToSource(repository, [place]);
      const { line } = locate(repository, { ...found, code: '', message: '' });
      return say('place', { file: found.file, line });
    });
    return context.json<PlacesAnswer>({ places: written });
  });
}

function createStartAnswer(workspace: Workspace, analyst: Analyst): Omit<StartAnswer, 'edits' | 'unread'> {
  const { brands, texts, shared, forms } = workspace.repository();
  const ids = new Set(forms.map(({ id }) => id));
  return {
    forms: workspace.listForms(),
    brands: brands.map((one) => ({
      id: one.id,
      name: readBrandFacts(one).name,
      // Lint judges its shape.
      brand: one.brand as unknown as Brand,
      texts: one.overlay?.texts ?? {},
    })),
    accounts: [...seedAccounts].map(([key, { says, brand, contracts }]) => ({
      key,
      says,
      brand,
      contracts: contracts.map((contract) => ({ key: contract.key, says: contract.says })),
    })),
    texts: Object.fromEntries(
      [...texts].flatMap(([area, own]) => (ids.has(area) ? [] : [[area, own.texts]])),
    ),
    numbers: settingWords(shared.settings),
    results: analyst.results(),
  };
}

/** Sends the events to one page until it leaves. */
function sendEvents(context: Context, listen: WorkbenchParts['listen']): Response {
  return streamSSE(context, async (stream) => {
    await stream.writeSSE({ event: 'open', data: '' });
    const end = listen((event) => void stream.writeSSE({ data: JSON.stringify(event) }));
    await new Promise<void>((resolve) => {
      stream.onAbort(resolve);
    });
    end();
  });
}
