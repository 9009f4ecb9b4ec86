import { extname } from 'node:path';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Brand } from '../../brand/index.ts';
import { type BuiltPages, pagesFile } from '../BuiltPages.ts';
import { type BuiltFile, builtFiles, type Encoding } from './builtFiles.ts';
import { portalPage } from './portalPage.ts';
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

/** `/assets/…`, `/robots.txt`, `/.env`: no page of the portal is called like that; policy numbers have digits after their dots. */
const namesFile = /^\/assets\/|\/\.|\.[a-z][a-z0-9]*$/i;
/** What is for the server alone: what pages are made of, and the packed files, which have the names of those in them. */
const isInner = (path: string) => path === `/${pagesFile}` || /\.(?:br|gz)$/.test(path);

interface Host {
  readonly brandOfHost: (host: string) => Brand | null;
  /** Of the addresses customers see. */
  readonly scheme: 'http' | 'https';
}

/** Modules that somebody needs who comes back from the sign-in to the start page; none where the portal is not built. */
export async function startProgram(folder: string): Promise<readonly string[]> {
  const pages = await builtFiles(folder)(`/${pagesFile}`);
  if (pages === null) return [];
  const built = builtPagesOf(pages);
  const start = built.pages.find(({ path }) => path === '/');
  return [...built.program, ...built.signIn, ...(start?.modules ?? [])];
}

function builtPagesOf({ content }: BuiltFile): BuiltPages {
  return JSON.parse(new TextDecoder().decode(content)) as BuiltPages;
}

/** The built portal: hashed assets for ever, everything else through `index.html`, which is the portal's own business to route. */
export function portalFiles(folder: string, { brandOfHost, scheme }: Host): Hono {
  const app = new Hono();
  const fileAt = builtFiles(folder);
  let built: BuiltPages | null = null;

  app.use('*', async (context, next) =>
    namesFile.test(context.req.path) ? next() : packPage(context, next),
  );
  // Browsers ask for it by themselves; pages name their brand's pictures.
  app.get('/favicon.ico', (context) => context.body(null, 204));
  app.get('*', async (context) => {
    const { path } = context.req;
    if (namesFile.test(path) && path !== '/index.html') {
      const file = isInner(path) ? null : await fileAt(path);
      return file === null ? context.text('NOT_FOUND', 404) : answerFile(context, file);
    }
    const template = await fileAt('/index.html');
    const pages = await fileAt(`/${pagesFile}`);
    if (template === null || pages === null) return context.text('NOT_FOUND', 404);
    built ??= builtPagesOf(pages);
    const brand = brandOfHost(context.req.header('host') ?? '');
    return portalPage(context, { template, built, brand, scheme });
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
  const encoding = acceptedOf(header('accept-encoding') ?? '', [...packed.keys()]);
  if (encoding !== undefined) context.header('content-encoding', encoding);
  return context.body((encoding && packed.get(encoding)) ?? content);
}

/** The first of these encodings that the browser takes. */
function acceptedOf(accepted: string, encodings: readonly Encoding[]): Encoding | undefined {
  const names = accepted
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.replace(/\s*;.*$/, ''));
  return encodings.find((name) => names.includes(name));
}
