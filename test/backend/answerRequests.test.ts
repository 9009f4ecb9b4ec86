import { createServer, type Server } from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { answerRequests } from '../../src/backend/answerRequests.ts';
import { createNetworkFinder } from '../../src/backend/http/findClientNetwork.ts';
import type { LogEntry } from '../../src/backend/http/LogEntry.ts';
import { createProcessCounters } from '../../src/backend/limits/createProcessCounters.ts';
import { type LimitName, limits } from '../../src/backend/limits/limits.ts';
import { spend, type Uses } from '../../src/backend/limits/spend.ts';
import { findTestSite } from './fixtures/findTestSite.ts';

const now = new Date('2026-11-21T11:00:00Z');
let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Starts a server whose parts answer everything, after the network has used up a limit. Returns the status of paths. */
async function startBusyServer(usedUp: LimitName, log: LogEntry[]) {
  const counters = createProcessCounters();
  const uses = { [usedUp]: '127.0.0.1' } as Uses<'process'>;
  for (let count = 0; count < limits[usedUp].most; count += 1) await spend(counters, uses, now);
  server = createServer(
    answerRequests({
      app: { fetch: () => new Response('answer') },
      identity: {
        handle: async (_, response) => void response.end('answer'),
        notice: () => ({ headers: {}, body: Promise.resolve('') }),
        unknownHost: () => ({ headers: {}, body: Promise.resolve('') }),
      },
      findSite: () => findTestSite('lindenau.localhost'),
      findNetwork: createNetworkFinder(new BlockList()),
      counters,
      scheme: 'http',
      clock: () => now,
      log: (entry) => log.push(entry),
      isStopping: () => false,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
}

const paths = {
  pagesOfNetwork: [
    '/',
    '/schaden?a=b',
    '/health',
    '/metrics',
    '/analytics/records',
    '/checklists/a.pdf',
    '/api/v1/openapi.json',
  ],
  contentRequestsOfNetwork: ['/cms/spaces/portal/environments/master/entries', '/cms/files/a/b.pdf'],
  filesOfNetwork: ['/assets/program.js', '/brands/lindenau/logo.svg', '/oidc/interaction/files/style.css'],
  signInRequestsOfNetwork: ['/oidc/auth', '/oidc/interaction/forgotten'],
  /** Counted where the call is known. */
  callsOfNetwork: [],
} as const satisfies Partial<Record<LimitName, readonly string[]>>;

it.each(Object.keys(paths) as (keyof typeof paths)[])('%s limits its paths and no other', async (name) => {
  const log: LogEntry[] = [];
  const ask = await startBusyServer(name, log);

  for (const [other, list] of Object.entries(paths))
    for (const path of list) expect([path, await ask(path)]).toEqual([path, other === name ? 429 : 200]);
  for (const entry of log.filter((one) => one.event === 'request' && one.status === 429))
    expect(entry).toMatchObject({ code: 'TOO_MANY_REQUESTS', detail: name });
});
