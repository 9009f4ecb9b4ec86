import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { paperThreadPlugin } from '../../src/backend/pdf/paperThreadPlugin.ts';
import { openDatabase } from '../../src/backend/store/openDatabase.ts';
import { reportedClaims } from './reportedClaims.ts';
import { makePostgres, type PostgresServer, postgresPrograms } from './startPostgres.ts';

const outDir = '.cache/deep';
const minutes = 60_000;
const kills = 6;
const programs = postgresPrograms();

describe.runIf(process.env['DEEP'] === '1')('a server that is killed while it stores claims', () => {
  let dataDir: string;
  let postgres: PostgresServer | undefined;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'killed-'));
    postgres = programs === null ? undefined : await makePostgres(programs);
    await postgres?.start();
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [paperThreadPlugin],
      build: { ssr: 'test/deep/reportingProcess.ts', outDir, emptyOutDir: false },
    });
  }, minutes);
  afterAll(async () => {
    await postgres?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each(['the embedded database', ...(programs === null ? [] : ['PostgreSQL'])])(
    '%s has lost, torn and doubled nothing that was acknowledged',
    async (name) => {
      const databaseUrl = name === 'PostgreSQL' ? (postgres?.url ?? '') : '';
      const place = { databaseUrl: databaseUrl === '' ? null : databaseUrl, dataDir };
      const acknowledged: string[] = [];
      for (let count = 0; count < kills; count += 1) {
        // The next run starts with the claim that was not acknowledged: the client sends it again with the same key.
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
      const claims = await reportedClaims(database);
      const mails = await database.query.selectFrom('outbox').select('id').execute();
      await database.close();

      expect(acknowledged.length).toBeGreaterThan(kills * 10);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(acknowledged));
      expect(keys.length - acknowledged.length).toBeLessThanOrEqual(1);
      const answered = keys.map(({ answer }) => (answer as { body: { claimId: string } }).body.claimId);
      expect(claims).toEqual(answered.toSorted());
      expect(mails).toHaveLength(claims.length);
    },
    10 * minutes,
  );
});

/** Runs the reporting process until it has acknowledged `most` claims, kills it without warning, and returns all acknowledged claims. */
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
