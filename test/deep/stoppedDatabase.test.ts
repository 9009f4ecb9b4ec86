import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { paperThreadPlugin } from '../../src/backend/pdf/paperThreadPlugin.ts';
import { openDatabase } from '../../src/backend/store/openDatabase.ts';
import { reportedClaims } from './reportedClaims.ts';
import { makePostgres, type PostgresServer, postgresPrograms } from './startPostgres.ts';

const outDir = '.cache/deep';
const minutes = 60_000;
const programs = postgresPrograms();
const isDeep = process.env['DEEP'] === '1';

describe.runIf(isDeep)(
  `PostgreSQL that stops${programs === null ? ' (skipped: none is installed)' : ''}`,
  () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      if (programs === null) return;
      postgres = await makePostgres(programs);
      await postgres.start();
      await build({
        configFile: false,
        logLevel: 'error',
        plugins: [paperThreadPlugin],
        build: { ssr: 'test/deep/reportingProcess.ts', outDir, emptyOutDir: false },
      });
    }, 3 * minutes);
    afterAll(() => postgres?.remove());

    it.runIf(programs !== null)(
      'while claims are stored ends no process: they are refused with 503 until it is back, and nothing acknowledged is lost',
      async () => {
        const reporting = startReporting(postgres.url);
        for (const signal of ['SIGINT', 'SIGQUIT', 'SIGINT'] as const) {
          await reporting.nextOf('stored', 20);
          await postgres.stop(signal);
          await reporting.nextOf('refused', 20);
          await postgres.start();
          await reporting.nextOf('stored', 20);
        }
        const { stored, refusals, exitCode } = await reporting.end();

        expect(exitCode).toBeNull();
        expect(new Set(refusals)).toEqual(new Set(['503']));
        const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
        const keys = await database.query.selectFrom('idempotency_keys').select('key').execute();
        const claims = await reportedClaims(database);
        await database.close();
        expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining([...stored]));
        expect(claims).toHaveLength(keys.length);
      },
      5 * minutes,
    );
  },
);

function startReporting(databaseUrl: string) {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [
    join(outDir, 'reportingProcess.js'),
    databaseUrl,
    '',
    '0',
  ]);
  const stored: string[] = [];
  const refusals: string[] = [];
  const errors: string[] = [];
  let heard: () => void = () => undefined;
  createInterface(child.stdout).on('line', (line) => {
    stored.push(line);
    heard();
  });
  createInterface(child.stderr).on('line', (line) => {
    const [, ...statuses] = /^claim-\d+ (\d+) (\d+)$/.exec(line) ?? [];
    if (statuses.length === 0) errors.push(line);
    refusals.push(...statuses.filter((status) => status !== '201'));
    heard();
  });
  child.once('exit', () => heard());

  return {
    /** Resolves when there are `count` more of them. */
    async nextOf(what: 'stored' | 'refused', count: number): Promise<void> {
      const list = what === 'stored' ? stored : refusals;
      const wanted = list.length + count;
      while (list.length < wanted) {
        if (child.exitCode !== null) throw new Error(`The process has ended.\n${errors.join('\n')}`);
        await new Promise<void>((resolve) => (heard = resolve));
      }
    },
    async end() {
      const { exitCode } = child;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      return { stored, refusals, exitCode };
    },
  };
}
