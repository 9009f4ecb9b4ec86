import { expect, it } from 'vitest';
import claims from '../../schemas/_shared/texts/claims.de.json' with { type: 'json' };
import { checklistRoute } from '../../src/backend/checklistRoute.ts';
import { shippedBrands } from '../brand/shippedBrands.ts';
import { findTestSite } from './fixtures/findTestSite.ts';
import { readPdf } from './fixtures/readPdf.ts';

const brands = shippedBrands();
const routes = checklistRoute(findTestSite);
const get = (host: string, path = claims['info.checklist.address']) =>
  routes.request(path, { headers: { host: `${host}.localhost` } });

it('CLI-013 the German texts name the address of a file called Unfall_Checkliste.pdf', async () => {
  const { status, headers } = await get('lindenau');

  expect(claims['info.checklist.address']).toBe('/checklists/de/Unfall_Checkliste.pdf');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toContain('filename="Unfall_Checkliste.pdf"');
  expect((await get('lindenau', '/checklists/fr/Unfall_Checkliste.pdf')).status).toBe(404);
});

it.each(['lindenau', 'eskamp'])(
  'CLI-013 the list of %s has the steps of the page and its number',
  async (id) => {
    const pdf = await readPdf(new Uint8Array(await (await get(id)).arrayBuffer()));
    const text = pdf.pages.map((page) => page.text).join(' ');
    const brand = brands.find((one) => one.id === id);

    expect(pdf).toMatchObject({ language: 'de-DE', isTagged: true });
    for (const step of ['1', '2', '3', '4', '5'] as const)
      expect(text).toContain(`${step}. ${claims[`info.checklist.${step}.title`]}`);
    expect(text).toContain(brand?.contact.claimsPhone ?? 'a brand');
    expect(pdf.pages.flatMap(({ covered }) => covered)).toEqual([]);
  },
);

it('an unknown host has a checklist without numbers of a brand', async () => {
  const pdf = await readPdf(new Uint8Array(await (await get('nowhere')).arrayBuffer()));

  expect(pdf.pages[0]?.text).toContain('112');
});
