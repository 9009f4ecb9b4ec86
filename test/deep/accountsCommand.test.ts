import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePostgres, type PostgresServer, postgresPrograms } from './startPostgres.ts';

const minutes = 60_000;
const programs = postgresPrograms();
const why = ['--reason', 'Anruf'];

describe.runIf(process.env['DEEP'] === '1')('npm run accounts', () => {
  let folder: string;
  let postgres: PostgresServer | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'accounts-'));
    if (programs === null) return;
    postgres = await makePostgres(programs);
    await postgres.start();
  }, minutes);
  afterAll(async () => {
    await postgres?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs the command as a shell does, and returns its exit code, output and errors. */
  function run(words: readonly string[], databaseUrl: string) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/accounts.mjs', ...words], {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: '',
        DEMO_ACCOUNTS: 'yes',
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, 'data'),
      },
    });
    return { status, stdout, stderr: stderr.replace(/^Building .*\n/gm, '') };
  }

  it.each(['the embedded database', ...(programs === null ? [] : ['PostgreSQL'])])(
    'adds, lists, disables and resets in %s',
    (name) => {
      const url = name === 'PostgreSQL' ? (postgres?.url ?? '') : '';
      const email = 'anna@beispiel.de';
      const done = { status: 0, stderr: '' };

      expect(run(['add', 'lindenau', email, '--last-name', 'Müller'], url)).toMatchObject(done);
      expect(run(['list', 'lindenau'], url).stdout).toMatch(
        /anna@beispiel\.de {2}\d{8} {2}Link verschickt\n/,
      );
      expect(run(['disable', 'lindenau', email, ...why], url)).toMatchObject(done);
      expect(run(['list'], url).stdout).toContain('gesperrt');
      expect(run(['reset', 'lindenau', email, ...why], url)).toMatchObject(done);
      const log = run(['log', '--since', '2020-01-01'], url).stdout.trim().split('\n');
      expect(log.map((line) => (JSON.parse(line) as { readonly kind: string }).kind)).toEqual([
        'operatorAdd',
        'operatorBlock',
        'operatorReset',
      ]);
      expect(run(['add', 'lindenau', email, '--last-name', 'M'], url)).toMatchObject({
        status: 1,
        stdout: '',
      });
    },
    5 * minutes,
  );

  it('writes the mistake to the error output, and ends with 1', async () => {
    expect(run([], '')).toMatchObject({ status: 1, stderr: expect.stringContaining('Aufruf:') });
    expect(run(['list'], 'postgresql://portal:geheim@127.0.0.1:1/nowhere')).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'The database does not answer (ECONNREFUSED). DATABASE_URL names the server 127.0.0.1:1 and the database nowhere.\n',
    });
    expect((await stat(join(folder, 'data'))).mode & 0o777).toBe(0o700);
  });
});
