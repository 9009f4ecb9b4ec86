import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Brand } from '../../../brand/index.ts';
import { pageFiles } from '../../http/signInFiles.ts';
import { pageScript, passkeyScript } from './pageScript.ts';
import { pageStylesheet } from './pageStylesheet.ts';
import { settings } from '../../settings/settings.ts';

/** The folder that a program resolves is `script`; this file beside it defines `SimpleWebAuthnBrowser`. */
const passkeyLibrary = '../dist/bundle/index.umd.min.js';
const fontFile = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** Serves stylesheet, script, font and pictures of the pages. `brandAt` returns the brand of a host, or the neutral one. */
export function pageFileRoutes(brandAt: (host: string) => Brand, brandsFolder: string): Hono {
  const resolve = createRequire(import.meta.url).resolve;
  const app = new Hono();

  app.use(`${pageFiles}/*`, async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
    context.header('cross-origin-resource-policy', 'same-origin');
    context.header('cache-control', `public, max-age=${settings.identity.pageFileSeconds}`);
  });
  app.use(`${pageFiles}/*`, compress());
  app.get(`${pageFiles}/page.css`, (context) =>
    context.body(pageStylesheet(brandAt(context.req.header('host') ?? '')), 200, {
      'content-type': 'text/css; charset=utf-8',
    }),
  );
  app.get(`${pageFiles}/page.js`, (context) =>
    context.body(pageScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get(`${pageFiles}/passkey.js`, (context) =>
    context.body(passkeyScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get(`${pageFiles}/webauthn.js`, async (context) => {
    const library = await readFile(join(dirname(resolve('@simplewebauthn/browser')), passkeyLibrary));
    return context.body(new Uint8Array(library), 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
  app.get(`${pageFiles}/font.woff2`, async (context) => {
    const font = await readFile(resolve(fontFile));
    return context.body(new Uint8Array(font), 200, { 'content-type': 'font/woff2' });
  });
  app.get(`${pageFiles}/:file{(logo|logo-dark|mark)\\.svg}`, async (context) => {
    const brand = brandAt(context.req.header('host') ?? '');
    const files = new Map([
      ['logo.svg', brand.logo.light],
      ['logo-dark.svg', brand.logo.dark],
      ['mark.svg', brand.logo.mark],
    ]);
    const file = files.get(context.req.param('file')) ?? '';
    if (file === '') return context.notFound();
    const picture = await readFile(join(brandsFolder, brand.id, file));
    return context.body(new Uint8Array(picture), 200, { 'content-type': 'image/svg+xml' });
  });
  return app;
}
