import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { type Brand, withPageBrand } from '../../brand/index.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
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
const packed = new Set(['.css', '.js', '.json', '.svg', '.txt']);

/** `/robots.txt`, `/.env`: no page of the portal is called like that; policy numbers have digits after their dots. */
const namesFile = /\/\.|\.[a-z][a-z0-9]*$/i;

interface File {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly gzipped: Uint8Array<ArrayBuffer> | null;
}

/** The built portal: hashed assets for ever, everything else through `index.html`, which is the portal's own business to route. */
export function portalFiles(folder: string, brandOfHost: (host: string) => Brand | null): Hono {
  const app = new Hono();
  // Only what exists is remembered: of paths that do not there is no end.
  const known = new Map<string, File>();
  const fileAt = async (path: string): Promise<File | null> => {
    const file = known.get(path) ?? (await readBuilt(folder, path));
    if (file !== null) known.set(path, file);
    return file;
  };

  // Browsers ask for it by themselves; pages name their brand's pictures.
  app.get('/favicon.ico', (context) => context.body(null, 204));
  app.get('/assets/*', async (context) => {
    const file = await fileAt(context.req.path);
    if (file === null) return context.text('NOT_FOUND', 404);
    return answerFile(context, file, 'public, max-age=31536000, immutable');
  });
  app.get('*', async (context) => {
    const { path } = context.req;
    const file = namesFile.test(path) && path !== '/index.html' ? await fileAt(path) : null;
    if (file !== null) return answerFile(context, file, 'no-cache');
    if (namesFile.test(path) && path !== '/index.html') return context.text('NOT_FOUND', 404);
    return answerPage(context, await fileAt('/index.html'), brandOfHost(context.req.header('host') ?? ''));
  });
  return app;
}

async function readBuilt(folder: string, path: string): Promise<File | null> {
  const place = normalize(join(folder, path));
  if (!place.startsWith(normalize(folder) + sep) || path.includes('\0')) return null;
  try {
    const content = new Uint8Array(await readFile(place));
    const gzipped = packed.has(extname(path)) ? new Uint8Array(await promisify(gzip)(content)) : null;
    return { content, gzipped };
  } catch {
    return null;
  }
}

function answerFile(context: Context, { content, gzipped }: File, cacheControl: string): Response {
  const wantsGzip = gzipped !== null && /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  context.header('content-type', types[extname(context.req.path)] ?? 'application/octet-stream');
  context.header('cache-control', cacheControl);
  context.header('vary', 'accept-encoding');
  if (wantsGzip) context.header('content-encoding', 'gzip');
  return context.body(wantsGzip ? gzipped : content);
}

function answerPage(context: Context, file: File | null, brand: Brand | null): Response {
  if (file === null) return context.text('NOT_FOUND', 404);
  const nonce = randomBytes(16).toString('base64');
  const page = new TextDecoder().decode(file.content).replaceAll('__CSP_NONCE__', nonce);
  context.header('content-security-policy', contentSecurityPolicy(brand, nonce));
  context.header('cache-control', 'no-store');
  return context.html(withPageBrand(page, brand));
}
