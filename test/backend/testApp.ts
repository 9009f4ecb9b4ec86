import type { IncomingMessage } from 'node:http';
import { type AppParts, createApp } from '../../src/backend/app.ts';
import { createDigest } from '../../src/backend/api/createDigest.ts';
import { createMetrics } from '../../src/backend/monitoring/createMetrics.ts';
import type { LogEntry } from '../../src/backend/http/LogEntry.ts';
import { loadBrands } from '../../src/backend/loadBrands.ts';
import { monitoringRoutes } from '../../src/backend/monitoring/monitoringRoutes.ts';
import { seedAccounts } from '../../src/backend/seed/loadSeed.ts';
import { seedDatabase } from '../../src/backend/seed/seedDatabase.ts';
import { createHandlers } from '../../src/backend/services/createHandlers.ts';
import { createDraftCipher } from '../../src/backend/services/draft/createDraftCipher.ts';
import { openWallet } from '../../src/backend/services/wallet/openWallet.ts';
import type { Database } from '../../src/backend/store/openDatabase.ts';
import { testDatabase } from './testDatabase.ts';
import { uncounted } from './uncounted.ts';
import { findBrand } from '../../src/brand/index.ts';

/** A Saturday, at noon in Berlin. */
export const now = new Date('2026-11-21T11:00:00Z');
export const today = '2026-11-21';

export const password = 'demo-passwort';
/** Of that password, at a cost nobody would use. */
const cheapHash = 'scrypt$16$1$1$c2FsdCBvZiB0aGUgdGVzdHM$CjhoMar-684HoMMaOwnT64FR4Ynvuw-Jl4k57QK3fY0';

export interface TestApp {
  readonly database: Database;
  readonly log: LogEntry[];
  /** A call as a seeded account: its token is its key. */
  readonly call: (
    as: string | null,
    method: string,
    path: string,
    options?: CallOptions,
  ) => Promise<Response>;
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  readonly close: () => Promise<void>;
}

export interface CallOptions {
  readonly body?: unknown;
  /** Sent as it is, instead of `body`. */
  readonly raw?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
}

/** The whole application over a seeded database in memory; only the clock and the tokens are ours. */
export async function testApp(parts: Partial<AppParts> = {}): Promise<TestApp> {
  const database = parts.database ?? (await testDatabase(seed));
  const brands = loadBrands();
  const log: LogEntry[] = [];
  const clock = () => now;
  const app = createApp({
    database,
    handlers: createHandlers(
      openWallet({ walletKeys: null, production: false }, (entry) => log.push(entry)),
      createDraftCipher([Buffer.alloc(32, 1)]),
    ),
    clock,
    scheme: 'http',
    log: (entry) => log.push(entry),
    digest: createDigest('secret of the tests'),
    verify: async (token) => {
      const accountId = seedAccounts.get(token)?.accountId;
      return accountId === undefined ? null : { accountId, grantId: null };
    },
    counters: uncounted,
    brandOfHost: (host) => findBrand(host.replace(/:\d+$/, ''), brands),
    clientDir: '/nowhere',
    mounted: (routes) =>
      routes.route(
        '/',
        monitoringRoutes({
          database,
          clock,
          metrics: createMetrics(),
          metricsToken: null,
          isStopping: () => false,
        }),
      ),
    ...parts,
  });
  const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers: {} } as IncomingMessage;
  return {
    database,
    log,
    routes: app.routes,
    close: () => database.close(),
    call: async (as, method, path, { body, raw, headers = {}, host = 'localhost' } = {}) => {
      const hasBody = raw !== undefined || body !== undefined;
      const request = new Request(`http://${host}${path}`, {
        method,
        headers: {
          host,
          ...(as === null ? {} : { authorization: `Bearer ${as}` }),
          ...(hasBody && !(raw instanceof FormData) ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(hasBody ? { body: raw ?? JSON.stringify(body), duplex: 'half' } : {}),
      });
      return app.fetch(request, { incoming });
    },
  };
}

const seed = (query: Database['query']) => seedDatabase(query, today, cheapHash);

/** Id of a seeded account by its key. */
export function idOf(key: string): string {
  const account = seedAccounts.get(key);
  if (account === undefined) throw new Error(key);
  return account.accountId;
}
