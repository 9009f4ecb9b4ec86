import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { migrations } from '../../src/backend/store/migrations/migrations.ts';
import { type Database, openDatabase } from '../../src/backend/store/openDatabase.ts';
import { createPglitePool } from '../../src/backend/store/createPglitePool.ts';
import type { Tables } from '../../src/backend/store/Tables.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** Made once and kept, because making a data folder takes longer than all tests of a file together. */
const cached = `.cache/empty-database-${packageJson.dependencies['@electric-sql/pglite']}.tar`;

type Fill = (query: Kysely<Tables>) => Promise<void>;

const empty: Fill = () => Promise.resolve();

/** Migrated data folders of this process by what fills them: opening a copy takes less time than filling another one. */
const filled = new Map<Fill, Promise<Blob>>();

/**
 * A migrated database of one's own, gone when closed: embedded, or a new one beside the PostgreSQL database that `TEST_DATABASE_URL`
 * names.
 */
export async function testDatabase(fill: Fill = empty): Promise<Database> {
  const postgres = process.env['TEST_DATABASE_URL'];
  if (postgres) {
    const database = await besidePostgres(postgres);
    await fill(database.query);
    return database;
  }
  const folder = filled.get(fill) ?? filledFolder(fill);
  filled.set(fill, folder);
  return openDatabase({ databaseUrl: 'memory://', dataDir: '', beginWith: await folder });
}

async function filledFolder(fill: Fill): Promise<Blob> {
  const loadDataDir = await readFile(cached).then(
    (bytes) => new Blob([new Uint8Array(bytes)]),
    makeDataFolder,
  );
  const embedded = await PGlite.create('memory://', { loadDataDir });
  const pool = await createPglitePool(() => Promise.resolve(embedded));
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db: query, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  await fill(query);
  await embedded.query('checkpoint');
  const dump = await embedded.dumpDataDir('none');
  await query.destroy();
  return dump;
}

async function besidePostgres(server: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const own = new URL(server);
  own.pathname = `/${name}`;
  await onServer(server, `create database ${name}`);
  const database = await openDatabase({ databaseUrl: own.href, dataDir: '' });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name}`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function makeDataFolder(): Promise<Blob> {
  const database = await PGlite.create('memory://');
  const dump = await database.dumpDataDir('none');
  await database.close();
  await mkdir('.cache', { recursive: true });
  const own = `${cached}.${process.pid}`;
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  await rename(own, cached);
  return dump;
}
