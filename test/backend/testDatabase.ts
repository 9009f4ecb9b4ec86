import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { type Database, openDatabase } from '../../src/backend/store/openDatabase.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** Made once and kept, because making a data folder takes longer than all tests of a file together. */
const cached = `.cache/empty-database-${packageJson.dependencies['@electric-sql/pglite']}.tar`;

/**
 * A migrated, empty database of one's own, gone when closed: embedded, or a new one beside the PostgreSQL database that
 * `TEST_DATABASE_URL` names.
 */
export async function testDatabase(): Promise<Database> {
  const postgres = process.env['TEST_DATABASE_URL'];
  if (postgres) return besidePostgres(postgres);
  const beginWith = await readFile(cached).then((bytes) => new Blob([new Uint8Array(bytes)]), makeDataFolder);
  return openDatabase({ databaseUrl: 'memory://', dataDir: '', beginWith });
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
