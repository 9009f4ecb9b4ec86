import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityPath, pageHeaders } from '../../../../src/backend/identity/pages/pageFrame.ts';
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

const pageOf = (hostname: string) => identityClient(server.port, hostname).get(accessibilityPath);

describe.each(shippedBrands().map((brand) => [brand.id, brand] as const))(
  'at %s',
  (id, { name, contact }) => {
    it('everybody reads the five parts: what holds, known barriers, whom to tell, who supervises, how it was tested', async () => {
      const { status, body, headers } = await pageOf(`${id}.localhost`);
      expect(status).toBe(200);
      expect(body).toContain(`<title>Barrierefreiheit – ${name}</title>`);
      for (const words of [
        name,
        contact.phone,
        `mailto:${contact.email}`,
        'BFSG',
        'teilweise vereinbar',
        'Bekannte Barrieren',
        '(MLBF)',
        'Postfach 39 11 55',
        '39135 Magdeburg',
        'mailto:MLBF@ms.sachsen-anhalt.de',
        'Wie wir geprüft haben',
        'Stand dieser Erklärung: ',
      ])
        expect(body).toContain(words);
      expect([...body.matchAll(/<h2>(.+?)<\/h2>/g)].map(([, heading]) => heading)).toEqual([
        'Worum es geht und was wir erfüllen',
        'Bekannte Barrieren',
        'Etwas geht nicht? Sagen Sie es uns',
        'Wenn wir nicht helfen',
        'Wie wir geprüft haben',
      ]);
      expect(headers['content-security-policy']).toBe(pageHeaders['content-security-policy']);
    });
  },
);

it('is linked from the login page', async () => {
  const client = identityClient(server.port);
  const { location } = await client.authorize();
  expect((await client.get(location)).body).toContain(`href="${accessibilityPath}"`);
});

it('a host without brand does not have the page', async () => {
  const { status, body } = await pageOf('elsewhere.example');
  expect([status, body.includes('tel:'), /<script|JavaScript/.test(body)]).toEqual([421, false, false]);
});
