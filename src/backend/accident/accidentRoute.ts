import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import script from 'virtual:accident-script';
import accident from '../../../rules/_shared/accident.json' with { type: 'json' };
import shared from '../../../rules/_shared/settings.json' with { type: 'json' };
import words from '../../../schemas/_shared/texts/accident.de.json' with { type: 'json' };
import { accidentPath, accidentWorkerPath } from '../../accident/accidentPaths.ts';
import { type Brand, neutralBrand } from '../../brand/index.ts';
import type { Accident } from '../../domain/accident/Accident.ts';
import type { FindSite } from '../http/createSiteFinder.ts';
import { settings } from '../settings/settings.ts';
import { findBrandFolder } from '../texts/brandFolders.ts';
import { createTexts, type Texts } from '../texts/createTexts.ts';
import { getBrandTexts } from '../texts/getBrandTexts.ts';
import { accidentStylesheet } from './accidentStylesheet.ts';
import { accidentWorker } from './accidentWorker.ts';
import { writeAccidentPage, writeFacts } from './writeAccidentPage.ts';

/** Serves the accident help of a brand and its worker, without sign-in. Each brand's page is written once. */
export function accidentRoute(findSite: FindSite): Hono {
  const app = new Hono();
  const written = new Map<string, ReturnType<typeof writePage>>();
  const pageFor = (brand: Brand, host: string): ReturnType<typeof writePage> => {
    const known = written.get(host);
    if (known !== undefined) return known;
    const writing = writePage(brand, host);
    written.set(host, writing);
    writing.catch(() => written.delete(host));
    return writing;
  };
  const cached = `public, max-age=${settings.accident.pageSeconds}`;
  app.use(accidentPath, compress());
  app.get(accidentPath, async (context) => {
    const site = findSite(context.req.header('host') ?? '');
    const { body, tag, policy } = await pageFor(site?.brand ?? neutralBrand, site?.host ?? '');
    const headers = { etag: tag, 'cache-control': cached, 'content-security-policy': policy };
    return context.req.header('if-none-match') === tag
      ? context.body(null, 304, headers)
      : context.html(body, 200, headers);
  });
  app.get(accidentWorkerPath, (context) =>
    context.body(accidentWorker, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // The worker answers for the page alone, and for no other part of the portal.
      'service-worker-allowed': accidentPath,
    }),
  );
  return app;
}

async function writePage(brand: Brand, host: string) {
  const texts = createTexts('accident', words, getBrandTexts(brand));
  const data: Accident = accident as Accident;
  const style = accidentStylesheet(brand);
  const program = script.replaceAll('</', '<\\/');
  const body = await writeAccidentPage(
    { brand, texts, accident: data, address: `${host}${accidentPath}` },
    { style, script: program, facts: writeFacts(collectFacts(texts, data)), logo: await readLogo(brand) },
  );
  return { body: String(body), tag: `W/"${digest(String(body))}"`, policy: writePolicy(style, program) };
}

/** The page may run its own program and start its worker; it can load nothing and send nothing. */
const writePolicy = (style: string, program: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${digest(program)}'`,
    `style-src 'sha256-${digest(style)}'`,
    'img-src data: blob:',
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

function collectFacts(texts: Texts, { photos: { edge, quality, subjects } }: Accident) {
  const said = Object.keys(words).filter((key) => key.startsWith('say.'));
  return {
    keepHours: shared.accidentHours.value,
    photos: { most: shared.accidentPhotos.value, edge, quality },
    words: Object.fromEntries([
      ...said.map((key) => [key.slice('say.'.length), texts(key)]),
      ...[...subjects, 'any'].map((subject) => [`photo.${subject}`, texts(`photo.${subject}`)]),
    ]),
  };
}

async function readLogo(brand: Brand) {
  if (brand.id === '') return null;
  const read = async (file: string) =>
    `data:image/svg+xml;base64,${(await readFile(join(findBrandFolder(brand), brand.id, file))).toString('base64')}`;
  return { light: await read(brand.logo.light), dark: await read(brand.logo.dark) };
}
