import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { checkHealth } from './checkHealth.ts';
import type { Gauges, Metrics } from './createMetrics.ts';
import { getHashLoad } from '../identity/passwords/hashPassword.ts';
import type { Database } from '../store/openDatabase.ts';
import { createRetryHeader } from '../http/createRetryHeader.ts';
import { settings } from '../settings/settings.ts';
import { sql } from 'kysely';
import { DatabaseUnavailable } from '../store/DatabaseUnavailable.ts';
import { migrations } from '../store/migrations/migrations.ts';

export interface MonitoringParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly metrics: Metrics;
  /** The token that opens the metrics; null: there are no metrics. */
  readonly metricsToken: string | null;
  readonly isStopping: () => boolean;
}

/** Creates the routes for operators and their monitoring: `/health`, `/ready` and `/metrics`. */
export function monitoringRoutes(parts: MonitoringParts): Hono {
  const { database, clock, metrics, metricsToken, isStopping } = parts;
  const app = new Hono();
  app.get('/health', async (context) => {
    const health = await checkHealth(database, clock());
    return health.status === 'ok'
      ? context.json(health)
      : context.json(health, 503, createRetryHeader(health.retryAfter));
  });
  app.get('/ready', async (context) => {
    const readiness = isStopping()
      ? ({ ready: false, reason: 'STOPPING' } as const)
      : await checkReadiness(database);
    return readiness.ready
      ? context.json(readiness)
      : context.json(readiness, 503, createRetryHeader(settings.retryAfterSeconds.notReady));
  });
  app.get('/metrics', async (context) => {
    if (metricsToken === null) return context.text('NOT_FOUND', 404);
    const token = /^Bearer (.{1,500})$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
    if (!isSame(token, metricsToken))
      return context.text('UNAUTHORIZED', 401, { 'www-authenticate': 'Bearer' });
    const text = metrics.text(await readGauges(database));
    return context.body(text, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  return app;
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

async function readGauges(database: Database): Promise<Gauges> {
  const { running, waiting } = getHashLoad();
  const [mails, readiness] = await Promise.all([countWaitingMails(database), checkReadiness(database)]);
  return {
    portal_hashes_running: { help: 'Passwords and codes that are being hashed.', value: running },
    portal_hashes_waiting: { help: 'Passwords and codes that wait for it.', value: waiting },
    portal_database_ready: { help: 'Whether the database answers.', value: readiness.ready ? 1 : 0 },
    ...(mails === null ? {} : { portal_outbox_waiting: { help: 'Mails not sent yet.', value: mails } }),
    portal_memory_bytes: { help: 'Memory of the process.', value: process.memoryUsage.rss() },
  };
}

/** Returns the number of waiting mails; null when the database does not answer. */
async function countWaitingMails({ query }: Database): Promise<number | null> {
  const count = query
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count.then(
    ({ count }) => Number(count),
    () => null,
  );
}

/** `reason`: a code of PostgreSQL, of the system or of this program. */
type Readiness = { readonly ready: true } | { readonly ready: false; readonly reason: string };

/** Returns the response of `/ready`: the server is ready when the database answers and has all migrations. */
async function checkReadiness({ query }: Database): Promise<Readiness> {
  const newest = Object.keys(migrations).at(-1);
  try {
    const { rows } = await sql`select name from kysely_migration where name = ${newest}`.execute(query);
    return rows.length > 0 ? { ready: true } : { ready: false, reason: 'NOT_MIGRATED' };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return { ready: false, reason: error.reason };
  }
}
