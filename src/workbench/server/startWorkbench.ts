import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import type { GuidedEdit } from '../model/edits/GuidedEdit.ts';
import type { ReviewAnswer, ReviewQuestion } from '../model/review/ReviewApi.ts';
import type { SearchAnswer } from '../model/search.ts';
import type { WorkbenchEvent } from '../model/WorkbenchApi.ts';
import { createAnalyst } from './createAnalyst.ts';
import { createWorkbenchApp } from './createWorkbenchApp.ts';
import { createEditor } from './edits/createEditor.ts';
import { createThread } from './edits/createThread.ts';
import type { QuestionVerdict } from './edits/judgeQuestions.ts';
import type { WordQuestion } from './edits/judgeWords.ts';
import type { MendedFile, MendJob } from './edits/mendFlows.ts';
import { createWorkspace } from './createWorkspace.ts';
import type { FileQuestion, FileVerdict } from './files/judgeFiles.ts';
import { describeUnread } from './describeUnread.ts';
import { followFiles } from './followFiles.ts';
import { say } from './messages.ts';
import type { SearchQuestion } from './searchForms.ts';

interface WorkbenchSettings {
  readonly root: string;
  readonly port: number;
  readonly token: string;
  /** The file that threads run; the built page stands in `../page` beside it. */
  readonly program: URL;
}

const loopback = '127.0.0.1';

/** Milliseconds after which the first page and its first lights are there. */
const calmTime = 6000;

/** Milliseconds in which the page asks for a changed form. */
const previewTime = 150;

/** Starts the server on the loopback. Rejects with a sentence when it cannot. */
export async function startWorkbench({ root, port, token, program }: WorkbenchSettings): Promise<void> {
  const workspace = createWorkspace(root);
  if (workspace.listIds().length === 0) throw new Error(say('no-forms', { root }));
  const listeners = new Set<(event: WorkbenchEvent) => void>();
  const tellAll = (event: WorkbenchEvent) => {
    for (const tell of listeners) tell(event);
  };
  const analyst = createAnalyst({
    program,
    root,
    listForms: workspace.listIds,
    tell: (result) => tellAll({ kind: 'analysed', result }),
  });
  const questions = createThread<GuidedEdit, QuestionVerdict>(program, root, 'questions');
  const search = createSearcher(program, root);
  const unread = createUnread(root, (why) => tellAll({ kind: 'unread', why }));
  const app = createWorkbenchApp({
    root,
    unread: unread.now,
    search: (words) => search.ask(words),
    workspace,
    analyst,
    editor: createEditor(root, workspace.repository),
    judge: createThread<WordQuestion, readonly string[]>(program, root, 'words').ask,
    judgeEdit: questions.ask,
    mendFlows: createThread<MendJob, readonly MendedFile[] | null>(program, root, 'flows').ask,
    judgeFile: createThread<FileQuestion, FileVerdict>(program, root, 'files').ask,
    review: createThread<ReviewQuestion, ReviewAnswer>(program, root, 'review').ask,
    tell: tellAll,
    port,
    token,
    files: readPage(fileURLToPath(new URL('../page', program))),
    listen(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  });
  await listenOn(app.fetch, port);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tellOfFiles = (files: readonly string[]) => {
    search.hear(files);
    tellAll({ kind: 'changed', version: workspace.refresh(files), files });
    unread.tell(null);
    // The preview comes first.
    clearTimeout(waiting);
    waiting = setTimeout(() => analyst.ask('definitions', null), previewTime);
  };
  followFiles(root, tellOfFiles, (error) => unread.tell(error));
  analyst.ask('definitions', null);
  setTimeout(() => questions.begin(), calmTime);
}

/** Asks the thread of the search, with the files that changed since it was asked before. */
function createSearcher(program: URL, root: string) {
  const { ask } = createThread<SearchQuestion, SearchAnswer>(program, root, 'search');
  const changed = new Set<string>();
  return {
    ask(words: string): Promise<SearchAnswer> {
      const files = [...changed];
      changed.clear();
      return ask({ words, files });
    },
    hear(files: readonly string[]): void {
      for (const file of files) changed.add(file);
    },
  };
}

/** Keeps why changed files were not read (null: they were), and says it in the terminal and to the page. */
function createUnread(root: string, tellPage: (why: string | null) => void) {
  let now: string | null = null;
  return {
    now: () => now,
    tell(error: unknown): void {
      const why = error === null ? null : describeUnread(error, root);
      if (why !== null) process.stderr.write(`${say('unread', { why })}\n`);
      if (why === now) return;
      now = why;
      tellPage(why);
    },
  };
}

function listenOn(fetch: Parameters<typeof serve>[0]['fetch'], port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: loopback }, () => resolve());
    server.on('error', (error: Error & { readonly code?: string }) =>
      reject(error.code === 'EADDRINUSE' ? new Error(say('taken', { port, other: port + 1 })) : error),
    );
  });
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Reads the built page once. Only these files have an address, so that no request reaches another one. */
function readPage(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const address = `/${relative(folder, file).replaceAll('\\', '/')}`;
      const type = types[extname(file)] ?? 'application/octet-stream';
      return [address, { type, content: Uint8Array.from(readFileSync(file)) }] as const;
    }),
  );
}
