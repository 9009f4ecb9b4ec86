import { extname } from 'node:path';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { type BuiltPages, pagesFile } from '../BuiltPages.ts';
import { answerPage } from './answerPage.ts';
import type { PageDependencies } from './PageDependencies.ts';
import { type BuiltFile, type Encoding, readBuiltFiles } from './readBuiltFiles.ts';
import { deliverySettings } from '../deliverySettings.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Paths of files, e.g. `/assets/…`, `/robots.txt`, `/.env`. Paths of pages have no such names: policy numbers have digits after their dots.
 */
const namesFile = /^\/assets\/|\/\.|\.[a-z][a-z0-9]*$/i;
/** Paths of files that are never addresses of pages. */
const neverNamesPage = /^\/assets\/|\/\./;
/**
 * Returns true for files that browsers may have: those of a known type, except the list of pages and those whose names or folders begin with
 * a dot, which the build writes for itself.
 */
const isPublicFile = (path: string) =>
  types[extname(path)] !== undefined && path !== `/${pagesFile}` && !path.includes('/.');

/** Lists the modules of the start page, which the sign-in page preloads; none when the portal is not built. */
export async function findStartModules(folder: string): Promise<readonly string[]> {
  const pages = await readBuiltFiles(folder)(`/${pagesFile}`);
  if (pages === null) return [];
  const built = parseBuiltPages(pages);
  const start = built.pages.find(({ path }) => path === '/');
  return [...built.program, ...built.signIn, ...(start?.modules ?? [])];
}

/** Lists the names that the portal may count: the addresses of its pages, and `<form>/<step>`; none when it is not built. */
export async function findCountedNames(folder: string): Promise<CountedNames> {
  const file = await readBuiltFiles(folder)(`/${pagesFile}`);
  const built = file === null ? null : parseBuiltPages(file);
  return {
    pages: new Set(built?.pages.map(({ path }) => path)),
    formSteps: new Set(built?.formSteps),
  };
}

export interface CountedNames {
  readonly pages: ReadonlySet<string>;
  readonly formSteps: ReadonlySet<string>;
}

function parseBuiltPages({ content }: BuiltFile): BuiltPages {
  return JSON.parse(new TextDecoder().decode(content)) as BuiltPages;
}

/** Serves the built portal: its files unchanged, and its page at every other address, because the portal does its own routing. */
export function createPortalFiles(folder: string, dependencies: PageDependencies): Hono {
  const app = new Hono();
  const fileAt = readBuiltFiles(folder);
  let built: BuiltPages | null = null;

  app.use('*', async (context, next) =>
    namesFile.test(context.req.path) ? next() : packPage(context, next),
  );
  // Browsers request this file without being told; pages name the icons of their brands.
  app.get('/favicon.ico', (context) => context.body(null, 204));
  app.get('*', async (context) => {
    const { path } = context.req;
    if (namesFile.test(path) && path !== '/index.html') {
      const file = isPublicFile(path) ? await fileAt(path) : null;
      if (file !== null) return answerFile(context, file);
      // A browser that opens an address like /index.php gets the portal, which leads to its start page (SHELL-031).
      const opensPage = context.req.header('accept')?.includes('text/html') === true;
      if (!opensPage || neverNamesPage.test(path)) return context.text('NOT_FOUND', 404);
    }
    const template = await fileAt('/index.html');
    const pages = await fileAt(`/${pagesFile}`);
    if (template === null || pages === null) return context.text('NOT_FOUND', 404);
    built ??= parseBuiltPages(pages);
    return answerPage(context, { template, built, dependencies });
  });
  return app;
}

const packPage = compress();

function answerFile(context: Context, { content, packed, tag }: BuiltFile): Response {
  const { path } = context.req;
  const header = (name: string) => context.req.header(name);
  const isHashed = path.startsWith('/assets/');
  context.header(
    'cache-control',
    isHashed ? `public, max-age=${deliverySettings.hashedFileSeconds}, immutable` : 'no-cache',
  );
  context.header('vary', 'accept-encoding');
  context.header('etag', tag);
  if (header('if-none-match') === tag) return context.body(null, 304);
  context.header('content-type', types[extname(path)] ?? 'application/octet-stream');
  const encoding = findAcceptedEncoding(header('accept-encoding') ?? '', [...packed.keys()]);
  if (encoding !== undefined) context.header('content-encoding', encoding);
  return context.body((encoding && packed.get(encoding)) ?? content);
}

/** Returns the first of these encodings that the browser accepts. */
function findAcceptedEncoding(accepted: string, encodings: readonly Encoding[]): Encoding | undefined {
  const names = accepted
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.replace(/\s*;.*$/, ''));
  return encodings.find((name) => names.includes(name));
}
