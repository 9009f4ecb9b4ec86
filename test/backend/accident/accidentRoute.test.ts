import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import accident from '../../../rules/_shared/accident.json' with { type: 'json' };
import words from '../../../schemas/_shared/texts/accident.de.json' with { type: 'json' };
import { accidentPath, accidentWorkerPath } from '../../../src/accident/accidentPaths.ts';
import { accidentRoute } from '../../../src/backend/accident/accidentRoute.ts';
import { shippedBrands } from '../../brand/shippedBrands.ts';
import { findTestSite } from '../fixtures/findTestSite.ts';

const routes = accidentRoute(findTestSite);
const get = (host: string, path: string = accidentPath, headers: Readonly<Record<string, string>> = {}) =>
  routes.request(path, { headers: { host: `${host}.localhost`, ...headers } });
const pageOf = async (host: string) => (await get(host)).text();

/** Bytes that a phone loads where the network is poor. */
const mostBytes = 30_000;

const digestOf = (text = ''): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(shippedBrands().map(({ id, name, contact }) => ({ id, name, contact })))(
  'the accident help of $id',
  ({ id, name, contact }) => {
    it('names the brand and the number of its claims service', async () => {
      const page = await pageOf(id);

      expect(page).toContain(`<title>Unfall: Hilfe ohne Anmeldung – ${name}</title>`);
      expect(page).toContain(contact.claimsPhone);
      expect(page).toContain(`${id}.localhost/unfall`);
    });

    it('is one small document that loads nothing', async () => {
      const page = await pageOf(id);
      const addresses = [...page.matchAll(/\b(?:href|src|srcset|action)="([^"]*)"|\burl\(([^)]*)\)/g)].map(
        ([, attribute, style]) => attribute ?? style ?? '',
      );

      expect(gzipSync(page).length).toBeLessThan(mostBytes);
      expect(addresses.length).toBeGreaterThan(10);
      expect(addresses.filter((address) => !/^(#|tel:|"?data:|\/$|\/claims$)/.test(address))).toEqual([]);
    });

    it('runs its own program and style alone', async () => {
      const answer = await get(id);
      const page = await answer.text();
      const policy = answer.headers.get('content-security-policy');

      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`script-src ${digestOf(/<script>(.*?)<\/script>/s.exec(page)?.[1])};`);
      expect(policy).toContain(`style-src ${digestOf(/<style>(.*?)<\/style>/s.exec(page)?.[1])};`);
      expect(page).not.toMatch(/ style="| on\w+="/);
    });
  },
);

it('is kept for a month, and is not sent again while it is the same', async () => {
  const { headers } = await get('lindenau');
  const tag = headers.get('etag') ?? '';

  expect(headers.get('cache-control')).toBe('public, max-age=2592000');
  expect((await get('lindenau', accidentPath, { 'if-none-match': tag })).status).toBe(304);
  expect((await get('eskamp', accidentPath, { 'if-none-match': tag })).status).toBe(200);
});

it('has a worker that answers for this address alone', async () => {
  const { headers } = await get('lindenau', accidentWorkerPath);

  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('service-worker-allowed')).toBe('/unfall');
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('is in neutral colours and without numbers of a brand at a host of none', async () => {
  const page = await pageOf('nowhere');

  expect(page).toContain('<title>Unfall: Hilfe ohne Anmeldung – Kundenportal</title>');
  expect(page).toContain('href="tel:112"');
});

it('leads to 112 and 110, and shows each step with its number', async () => {
  const page = await pageOf('lindenau');

  expect(page).toMatch(/class="number n112" href="tel:112"/);
  expect(page).toMatch(/class="number n110" href="tel:110"/);
  for (const number of [1, 2, 3, 4, 5]) expect(page).toContain(`Schritt ${number} von 5`);
});

it('asks every question of the file, and requires none', async () => {
  const page = await pageOf('lindenau');
  const asked = Object.values(accident.questions).flat();

  for (const { name } of asked) expect(page).toContain(`data-ask="${name}"`);
  expect(page).not.toMatch(/ required|aria-required/);
});

it('every text is in the page', async () => {
  const page = await pageOf('lindenau');
  const said = (text: string) => text.split(/\{\w+\}/).map((part) => part.trim());
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const missing = Object.entries(words).filter(
    ([key, text]) =>
      key !== '$schema' && !said(text).every((part) => page.includes(part) || page.includes(escape(part))),
  );

  expect(missing).toEqual([]);
});

it('what the sheets and the report take is asked', () => {
  const asked = new Set<string>(
    Object.values(accident.questions)
      .flat()
      .map(({ name }) => name),
  );
  const { a, b, ...head } = accident.statement;
  const taken = [
    ...Object.values(accident.card),
    ...[head, a, b].flatMap((part) => Object.values(part).flat()),
    ...accident.report.answers.flatMap(({ from }) => from),
  ];

  expect(taken.filter((name) => !asked.has(name))).toEqual([]);
});
