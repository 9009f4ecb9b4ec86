import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../src/backend/http/contentSecurityPolicy.ts';
import { type Brand, neutralBrand } from '../../../src/brand/index.ts';
import { loadEntries } from '../../../src/portal/content/loadEntries.ts';

it('BRAND-014 content comes from a service on another origin, which the policy of the page allows', async () => {
  const asked: { readonly url: URL; readonly token: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({
      url: new URL(request.url ?? '', `http://${request.headers.host}`),
      token: request.headers.authorization,
    });
    const item = { sys: { id: 'one', type: 'Entry' }, fields: { title: 'Neues' } };
    response.setHeader('content-type', 'application/json');
    response.setHeader('access-control-allow-origin', '*');
    response.end(JSON.stringify({ sys: { type: 'Array' }, total: 1, skip: 0, limit: 100, items: [item] }));
  });
  server.listen(0);
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const settings = { space: 'kunden', host, accessToken: 'oeffentlich' };
  const brand: Brand = { ...neutralBrand, id: 'x', content: settings };

  const entries = await loadEntries(
    { settings, hostname: 'portal.example', brand: 'x' },
    'news',
    'fields.title',
  );
  server.close();

  expect(entries).toEqual([{ id: 'one', title: 'Neues' }]);
  const [{ url, token } = { url: new URL('http://nobody'), token: '' }] = asked;
  expect([url.pathname, token]).toEqual(['/spaces/kunden/environments/master/entries', 'Bearer oeffentlich']);
  const [, allowed = ''] = /connect-src ([^;]+)/.exec(contentSecurityPolicy(brand, 'n', [])) ?? [];
  expect(allowed.split(' ')).toContain(url.origin);
});
