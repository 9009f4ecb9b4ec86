import { type Operation, operations, type OperationId } from '../../../src/protocol/index.ts';
import { seedAccounts } from '../../../src/backend/seed/loadSeed.ts';
import { seedDatabase } from '../../../src/backend/seed/seedDatabase.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { formWith } from '../fixtures/documents.ts';
import { cheapHash, idOf, now, type TestApp, testApp, today } from '../fixtures/testApp.ts';
import { type TestPool, testPool } from '../fixtures/testDatabase.ts';
import { createFaults, type Faults } from './createFaults.ts';
import { createFaultyDatabase } from './createFaultyDatabase.ts';
import { openStoredState, type StoredState } from './openStoredState.ts';

/** A call of an operation. */
export interface ApiCall {
  readonly id: OperationId;
  readonly as: string;
  /** Parameters of the path beside `accountId`. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly file?: File;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to a call, as a client sees it. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
}

/** A process of the server, which can fail at each of its awaits. */
export interface Process {
  readonly faults: Faults;
  readonly database: Database;
  readonly app: TestApp;
  readonly call: (call: ApiCall) => Promise<Answer>;
}

/** A database that outlasts the processes on it. */
export interface World {
  readonly kind: Database['kind'];
  readonly state: StoredState;
  readonly startProcess: (clock?: () => Date) => Promise<Process>;
  readonly close: () => Promise<void>;
}

const seed = (query: Database['query']) => seedDatabase(query, today, cheapHash);

/** The grant of the sign-in that makes the calls. */
export const ownGrant = 'grant-of-this-browser';

/** Milliseconds by which tokens are ahead: portals renew theirs before each call, and an end of access is up to seconds ahead, too. */
const ahead = 60_000;

export async function openWorld(): Promise<World> {
  const pool = await testPool(seed);
  const state = await openStoredState(pool);
  return { kind: pool.kind, state, startProcess: (clock) => startProcess(pool, clock), close: state.close };
}

async function startProcess({ kind, pool }: TestPool, clock = () => now): Promise<Process> {
  const faults = createFaults();
  const database = createFaultyDatabase(kind, pool, faults);
  const app = await testApp({
    database,
    clock,
    verify: async (token) => {
      const accountId = seedAccounts.get(token)?.accountId;
      const grantId = token === 'mueller' ? ownGrant : null;
      return accountId === undefined ? null : { accountId, grantId, issuedAt: Date.now() + ahead };
    },
  });
  return { faults, database, app, call: (call) => makeCall(app, call) };
}

async function makeCall(app: TestApp, call: ApiCall): Promise<Answer> {
  const { id, as, params = {}, query, body, file, headers = {} } = call;
  const { method, path } = operations[id] as Operation;
  const all: Readonly<Record<string, string>> = { accountId: idOf(as), ...params };
  const address = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(all[name] ?? name));
  const response = await app.call(as, method, query === undefined ? address : `${address}?${query}`, {
    headers,
    ...(body === undefined ? {} : { body }),
    ...(file === undefined ? {} : { raw: formWith(file) }),
  });
  const { status, headers: answered } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const isFile = answered.get('content-type') === 'application/pdf';
  const text = isFile ? `a file of ${bytes.length} bytes` : bytes.toString();
  return { status, body: text, retryAfter: answered.get('retry-after') };
}
