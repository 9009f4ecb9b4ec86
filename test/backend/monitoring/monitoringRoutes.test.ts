import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../../../src/backend/monitoring/createMetrics.ts';
import { monitoringRoutes } from '../../../src/backend/monitoring/monitoringRoutes.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { now } from '../fixtures/testApp.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
}, hookTimeout);
afterAll(() => database.close());

const token = 'token of the tests';
const ask = async (
  path: string,
  { isStopping = false, metricsToken = token as string | null, said = token } = {},
) => {
  const metrics = createMetrics({ pages: new Set(['/']), formSteps: new Set(['claim-report/summary']) });
  const routes = monitoringRoutes({
    database,
    clock: () => now,
    metrics,
    metricsToken,
    isStopping: () => isStopping,
  });
  const response = await routes.request(path, { headers: { authorization: `Bearer ${said}` } });
  return { status: response.status, body: await response.text() };
};

describe('readiness of the server', () => {
  it('the server is ready while it runs, and not ready once it stops, although it is healthy', async () => {
    expect(await ask('/ready')).toEqual({ status: 200, body: '{"ready":true}' });
    expect(await ask('/ready', { isStopping: true })).toEqual({
      status: 503,
      body: '{"ready":false,"reason":"STOPPING"}',
    });
    expect((await ask('/health', { isStopping: true })).status).toBe(200);
  });

  it('the server is not ready when its database lacks a migration', async () => {
    await sql`update kysely_migration set name = 'x' || name`.execute(database.query);
    expect(await ask('/ready')).toMatchObject({ status: 503, body: expect.stringContaining('NOT_MIGRATED') });
    await sql`update kysely_migration set name = substr(name, 2)`.execute(database.query);
  });
});

describe('metrics', () => {
  it('need the token', async () => {
    expect((await ask('/metrics', { metricsToken: null })).status).toBe(404);
    expect((await ask('/metrics', { said: 'another' })).status).toBe(401);
    const { status, body } = await ask('/metrics');

    expect(status).toBe(200);
    expect(body).toMatch(/^portal_outbox_waiting 0$/m);
    expect(body).toMatch(/^portal_database_ready 1$/m);
    expect(body).toMatch(/^portal_hashes_waiting 0$/m);
  });
});
