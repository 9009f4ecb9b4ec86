import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, type PostgresPool } from 'kysely';
import { lockFolder } from './lockFolder.ts';
import { migrations } from './migrations/migrations.ts';
import { pglitePool } from './pglitePool.ts';
import { postgresPool } from './postgresPool.ts';
import type { Tables } from './Tables.ts';

export interface Database {
  readonly kind: 'pglite' | 'postgresql';
  readonly query: Kysely<Tables>;
  readonly close: () => Promise<void>;
}

export interface DatabasePlace {
  /** `postgresql://...`, `memory://` for an embedded database that is gone on close, or null for the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** A dumped data folder that `memory://` begins with, in place of making one. */
  readonly beginWith?: Blob;
}

/**
 * Opens the database and brings it to the newest migration. The embedded database belongs to one process: a second one is refused
 * before it touches the folder, because PGlite itself does not notice and destroys what the first has written.
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const { kind, pool, release } = await openPool(place);
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await query.destroy();
    release();
  };
  const migrator = new Migrator({
    db: query,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await close();
    throw new Error('The database could not be migrated.', { cause: error });
  }
  return { kind, query, close };
}

interface OpenedPool {
  readonly kind: Database['kind'];
  readonly pool: PostgresPool;
  readonly release: () => void;
}

async function openPool({ databaseUrl, dataDir, beginWith }: DatabasePlace): Promise<OpenedPool> {
  const nothing = () => undefined;
  if (databaseUrl === 'memory://')
    return { kind: 'pglite', pool: await pglitePool(databaseUrl, beginWith), release: nothing };
  if (databaseUrl !== null) return { kind: 'postgresql', pool: postgresPool(databaseUrl), release: nothing };

  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  const release = await lockFolder(folder);
  try {
    return { kind: 'pglite', pool: await pglitePool(folder), release };
  } catch (error) {
    release();
    throw error;
  }
}
