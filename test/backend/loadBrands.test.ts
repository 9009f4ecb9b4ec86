import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteFinder } from '../../src/backend/http/createSiteFinder.ts';
import { loadBrands } from '../../src/backend/loadBrands.ts';
import type { Brand } from '../../src/brand/index.ts';
import invitation from '../../src/backend/identity/passwords/invitationMail.de.json' with { type: 'json' };
import { createMailTexts } from '../../src/backend/mail/createMailTexts.ts';
import { portalRoutes } from '../../src/backend/portalRoutes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the shipped brand Lindenau with a changed file into a folder of its own. */
function writeBrand(change: (text: string) => string): void {
  mkdirSync(join(folder, 'lindenau'), { recursive: true });
  const text = readFileSync('brands/lindenau/brand.json', 'utf8');
  writeFileSync(join(folder, 'lindenau', 'brand.json'), change(text));
}

describe('brands read at start', () => {
  it('come from the folder, also in a page that was built with other brands', async () => {
    writeBrand((text) =>
      text.replace('"authority": "/oidc"', '"authority": "https://login.example/realms/l"'),
    );
    const built = join(folder, 'client');
    mkdirSync(built);
    cpSync('index.html', join(built, 'index.html'));
    writeFileSync(
      join(built, 'pages.json'),
      JSON.stringify({ program: [], styles: [], fonts: [], logos: {}, signIn: [], pages: [], formSteps: [] }),
    );
    const brands = loadBrands(folder);
    const files = portalRoutes(
      built,
      createSiteFinder(brands, () => ({ scheme: 'http', port: 80 })),
    );
    const page = async (host: string) => (await files.request('/', { headers: { host } })).text();

    expect(await page('lindenau.localhost')).toContain('"authority":"https://login.example/realms/l"');
    expect(await page('nordkamp.localhost')).toMatch(/id="page-facts">\s*\{"brand":null,/);
  });

  it.each([
    [
      'a mistake',
      (text: string) => text.replace('"Lindenau"', '7'),
      /lindenau.brand\.json\n\/realm Expected string/,
    ],
    ['no JSON', () => '{', /lindenau.brand\.json is no JSON\./],
  ])('stop the start of the server with %s, and name the place', (_, change, message) => {
    writeBrand(change);

    expect(() => loadBrands(folder)).toThrow(message);
  });

  it('have their own texts for mails', () => {
    writeBrand((text) => text);
    const greeting = 'Einen schönen Gruß aus Lindenau';
    writeFileSync(
      join(folder, 'lindenau', 'texts.de.json'),
      JSON.stringify({ 'invitationMail:subject': greeting }),
    );
    const [own] = loadBrands(folder);
    const [shipped] = loadBrands().filter(({ id }) => id === 'lindenau');

    const subjectOf = (brand: Brand) => createMailTexts('invitationMail', invitation, brand)('subject');
    expect(own && subjectOf(own)).toBe(greeting);
    expect(shipped && subjectOf(shipped)).toBe(invitation.subject);
  });

  it('must not be missing', () => {
    for (const empty of [folder, join(folder, 'missing')])
      expect(() => loadBrands(empty)).toThrow(`There is no brand in the folder "${empty}".`);
  });
});
