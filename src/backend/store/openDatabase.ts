import { chmod, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, type PostgresPool } from 'kysely';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { type FolderLock, lockFolder } from './lockFolder.ts';
import { migrations } from './migrations/migrations.ts';
import { openPglite, createPglitePool } from './createPglitePool.ts';
import { createPostgresPool } from './createPostgresPool.ts';
import type { DataCipher } from './sealing/createDataCipher.ts';
import { createSealingPlugin } from './sealing/createSealingPlugin.ts';
import { openDataCipher } from './sealing/openDataCipher.ts';
import type { Tables } from './Tables.ts';

export interface Database {
  readonly kind: 'pglite' | 'postgresql';
  /** Encrypts and decrypts the sealed columns of its statements. */
  readonly query: Kysely<Tables>;
  readonly cipher: DataCipher;
  readonly close: () => Promise<void>;
}

export interface DatabasePlace {
  /** `postgresql://...`, `memory://` for an embedded database that is lost on close, or null for the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** The keys that encrypt personal data, the newest first; null in a demonstration, which keeps its own in the database. */
  readonly dataKeys?: string | null;
  /** A dump of a data folder that `memory://` starts with. */
  readonly beginWith?: Blob;
}

/**
 * Opens the database and runs its migrations. The embedded database belongs to one process: a second one is refused before it touches the
 * folder, because PGlite does not notice and would destroy the data of the first.
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const { kind, pool, release } = await openPool(place);
  const plain = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await plain.destroy();
    await release();
  };
  const migrator = new Migrator({
    db: plain,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await close();
    throw error instanceof DatabaseUnavailable
      ? error
      : new Error('The database could not be migrated.', { cause: error });
  }
  try {
    const cipher = await openDataCipher(place.dataKeys ?? null, plain);
    return { kind, query: plain.withPlugin(createSealingPlugin(cipher)), cipher, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

interface OpenedPool {
  readonly kind: Database['kind'];
  readonly pool: PostgresPool;
  readonly release: () => Promise<void>;
}

async function openPool({ databaseUrl, dataDir, beginWith }: DatabasePlace): Promise<OpenedPool> {
  const doNothing = async () => undefined;
  if (databaseUrl === 'memory://') {
    const pool = await createPglitePool(openPglite(databaseUrl, beginWith));
    return { kind: 'pglite', pool, release: doNothing };
  }
  if (databaseUrl !== null)
    return { kind: 'postgresql', pool: createPostgresPool(databaseUrl), release: doNothing };

  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const lock = await lockFolder(await realpath(folder));
  try {
    const pool = guardByLock(lock, await createPglitePool(openPglite(folder)));
    return { kind: 'pglite', pool, release: lock.release };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Returns a pool that refuses statements once another process has taken over the folder. */
function guardByLock(lock: FolderLock, pool: PostgresPool): PostgresPool {
  return {
    connect: async () => {
      if (!lock.isHeld()) throw new DatabaseUnavailable('FOLDER_TAKEN');
      return pool.connect();
    },
    end: () => pool.end(),
  };
}
