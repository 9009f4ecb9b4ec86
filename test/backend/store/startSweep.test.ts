import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSweep } from '../../../src/backend/store/startSweep.ts';
import { storedDocuments } from '../documents.ts';
import { patience } from '../patience.ts';
import { idOf, now, type TestApp, testApp } from '../testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, patience);
afterAll(() => app.close());
beforeEach(() => app.database.query.deleteFrom('documents').execute());

const day = 24 * 60 * 60 * 1000;
const ids = ['1', '2', '3', '4'].map((digit) => `0000000${digit}-0000-4000-8000-000000000000`);

describe('the sweep of documents', () => {
  it('removes what is older than a day and was never used, with its content', async () => {
    const rows = [
      { state: 'pending', age: day + 1, used: false },
      { state: 'done', age: day + 1, used: false },
      { state: 'done', age: day + 1, used: true },
      { state: 'done', age: day - 1, used: false },
    ] as const;
    const { query } = app.database;
    for (const [index, { state, age, used }] of rows.entries()) {
      const id = ids[index] ?? '';
      const created_at = new Date(now.getTime() - age).toISOString();
      await query
        .insertInto('documents')
        .values({
          id,
          account_id: idOf('mueller'),
          state,
          media_type: 'image/png',
          size: 3,
          created_at,
          used_at: used ? created_at : null,
        })
        .execute();
      await query
        .insertInto('document_blocks')
        .values({ document_id: id, position: 0, content: 'YWJj' })
        .execute();
    }

    await startSweep(
      app.database,
      () => now,
      () => undefined,
    ).stop();

    const { blocks, documents } = await storedDocuments(app.database);
    expect(documents.map(({ id }) => id).toSorted()).toEqual([ids[2], ids[3]]);
    expect(blocks).toBe(2);
  });

  it('logs a failure and goes on', async () => {
    const log: string[] = [];
    const sweep = startSweep(
      app.database,
      () => new Date(Number.NaN),
      ({ event }) => log.push(event),
    );
    await sweep.stop();

    expect(log).toEqual(['error']);
  });
});
