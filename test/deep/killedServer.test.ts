import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { openDatabase } from '../../src/backend/store/openDatabase.ts';

const outDir = '.cache/deep';
const minutes = 60_000;
const kills = 6;
/** A PostgreSQL database that may be emptied. */
const postgres = process.env['TEST_DATABASE_URL'] ?? '';
const databases: readonly (readonly [name: string, url: string])[] = [
  ['the embedded database', ''],
  ...(postgres === '' ? [] : [['PostgreSQL', postgres] as const]),
];

describe.runIf(process.env['DEEP'] === '1')('a server that is killed while it stores claims', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'killed-'));
    await build({
      logLevel: 'error',
      build: { ssr: 'test/deep/reportingProcess.ts', outDir, emptyOutDir: false },
    });
  }, minutes);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it.each(databases)(
    '%s has lost, torn and doubled nothing that was acknowledged',
    async (_, databaseUrl) => {
      const place = { databaseUrl: databaseUrl === '' ? null : databaseUrl, dataDir };
      if (databaseUrl !== '') await emptied(databaseUrl);
      const acknowledged: string[] = [];
      for (let count = 0; count < kills; count += 1) {
        // The next run begins with the claim nobody knows about: the client tries it again under the same key.
        acknowledged.push(
          ...(await reportUntilKilled(databaseUrl, dataDir, acknowledged.length, 20 + count * 7)),
        );
      }

      const database = await openDatabase(place);
      const keys = await database.query
        .selectFrom('idempotency_keys')
        .select(['key', 'answer'])
        .orderBy('key')
        .execute();
      const claims = await database.query.selectFrom('claims').select('id').execute();
      const mails = await database.query.selectFrom('outbox').select('id').execute();
      await database.close();

      expect(acknowledged.length).toBeGreaterThan(kills * 10);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(acknowledged));
      expect(keys.length - acknowledged.length).toBeLessThanOrEqual(1);
      const answered = keys.map(({ answer }) => (answer as { body: { claimId: string } }).body.claimId);
      expect(claims.map(({ id }) => id).toSorted()).toEqual(answered.toSorted());
      expect(mails).toHaveLength(claims.length);
    },
    10 * minutes,
  );
});

/** Runs the reporting process until it has acknowledged `most` claims, kills it without warning, and returns all it acknowledged. */
async function reportUntilKilled(
  databaseUrl: string,
  dataDir: string,
  first: number,
  most: number,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [
    join(outDir, 'reportingProcess.js'),
    databaseUrl,
    dataDir,
    String(first),
  ]);
  let output = '';
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length > most) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  expect(complaints).toBe('');
  return output.split('\n').slice(0, -1);
}

async function emptied(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await sql`drop schema public cascade`.execute(database.query);
  await sql`create schema public`.execute(database.query);
  await database.close();
}
