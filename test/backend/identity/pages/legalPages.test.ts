import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toRichText } from '../../../../src/backend/content/toRichText.ts';
import { legalPaths, pageHeaders } from '../../../../src/backend/identity/pages/pageFrame.ts';
import { writeRichText } from '../../../../src/backend/content/writeRichText.ts';
import imprints from '../../../../src/backend/content/entries/imprint.json' with { type: 'json' };
import type { Database } from '../../../../src/backend/store/openDatabase.ts';
import { shippedBrands } from '../../../brand/shippedBrands.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { testDatabase } from '../../fixtures/testDatabase.ts';
import { identityClient } from '../identityClient.ts';
import { type IdentityServer, startIdentity } from '../identityServer.ts';

let database: Database;
let server: IdentityServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await startIdentity(database);
}, hookTimeout);
afterAll(async () => {
  await server.close();
  await database.close();
});

const read = (hostname: string, path: string) => identityClient(server.port, hostname).get(path);

describe.each(shippedBrands().map((brand) => [brand.id, brand] as const))('at %s', (id, { name }) => {
  it('the imprint of the brand is read without signing in', async () => {
    const { status, body, headers } = await read(`${id}.localhost`, legalPaths.imprint);
    const [, company = 'the company'] =
      imprints
        .find(({ fields }) => fields.brand === id)
        ?.fields.content.richText.map((line) => /^\*\*(.+)\*\*$/.exec(line))
        .find(Boolean) ?? [];

    expect(status).toBe(200);
    expect(body).toContain(`<title>Impressum – ${name}</title>`);
    expect(body).toContain(company.replaceAll('&', '&amp;'));
    expect(headers['content-security-policy']).toBe(pageHeaders['content-security-policy']);
  });

  it('what happens to data is read without signing in, and leads to the imprint', async () => {
    const { status, body } = await read(`${id}.localhost`, legalPaths.privacy);

    expect(status).toBe(200);
    expect(body).toContain(`<title>Datenschutz – ${name}</title>`);
    expect(body).toContain(`<a href="${legalPaths.imprint}">Impressum</a>`);
  });
});

it('both are linked from the login page', async () => {
  const client = identityClient(server.port);
  const { location } = await client.authorize();
  const { body } = await client.get(location);

  for (const path of Object.values(legalPaths)) expect(body).toContain(`href="${path}"`);
});

it('a host without brand has no imprint', async () => {
  expect((await read('elsewhere.example', legalPaths.imprint)).status).toBe(421);
});

it('a rich text is written with its links, and never as markup', async () => {
  const document = toRichText([
    '## Titel <b>',
    '### Unter',
    'Ein **Wort** und [Mail](mailto:a@b.example), [nichts](javascript:alert(1)).',
    '- eins',
    '1. erstens',
  ]);

  const written = String(await writeRichText(document, (link) => link));

  expect(written.replace(/>\s+</g, '><')).toBe(
    '<h2>Titel &lt;b&gt;</h2><h3>Unter</h3>' +
      '<p>Ein <strong>Wort</strong> und <a href="mailto:a@b.example">Mail</a>, nichts).</p>' +
      '<ul><li><p>eins</p></li></ul><ol><li><p>erstens</p></li></ol>',
  );
});
