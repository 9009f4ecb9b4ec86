import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { guardRequests } from '../../../src/workbench/server/guardRequests.ts';

const app = new Hono();
app.use(guardRequests(4191, 'secret'));
app.get('*', (context) => context.text('page'));

const right = { host: '127.0.0.1:4191', cookie: 'workbench-4191=secret' };
const ask = (path: string, headers: Readonly<Record<string, string>>) =>
  app.request(`http://127.0.0.1:4191${path}`, { headers });

describe('the guard of the workbench', () => {
  it('lets the page in that has the token', async () => {
    expect((await ask('/api/start', right)).status).toBe(200);
    expect((await ask('/', { ...right, origin: 'http://127.0.0.1:4191' })).status).toBe(200);
  });

  it.each([
    ['another host, which a name may point here', { ...right, host: 'attacker.example' }],
    ['another port of the loopback', { ...right, host: '127.0.0.1:9' }],
    ['another site', { ...right, origin: 'https://attacker.example' }],
    ['a page without an origin of its own', { ...right, origin: 'null' }],
    ['a request without the token', { host: right.host }],
    ['a wrong token', { ...right, cookie: 'workbench-4191=other!' }],
    ['the token of another port', { ...right, cookie: 'workbench-4192=secret' }],
  ])('refuses %s', async (_, headers) => {
    const response = await ask('/api/start', headers);
    expect(response.status).toBe(403);
    expect(await response.text()).not.toBe('page');
  });

  it('takes the token out of the address and keeps it as a cookie', async () => {
    const response = await ask('/?token=secret&form=evb', { host: right.host });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/?form=evb');
    expect(response.headers.get('set-cookie')).toMatch(/^workbench-4191=secret;.*HttpOnly.*SameSite=Strict/);
  });
});
