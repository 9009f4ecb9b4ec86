import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { type Database, openDatabase } from '../../src/backend/store/openDatabase.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** Made once and kept, because making a data folder takes longer than all tests of a file together. */
const cached = `.cache/empty-database-${packageJson.dependencies['@electric-sql/pglite']}.tar`;

/** A migrated, empty database of one's own, gone when closed. */
export async function memoryDatabase(): Promise<Database> {
  const beginWith = await readFile(cached).then((bytes) => new Blob([new Uint8Array(bytes)]), makeDataFolder);
  return openDatabase({ databaseUrl: 'memory://', dataDir: '', beginWith });
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
