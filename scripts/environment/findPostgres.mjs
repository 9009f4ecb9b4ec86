import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './installFromDebian.mjs';

/** Returns the folder with the programs of a PostgreSQL server for tests, for `POSTGRES_PATH`; installs one when the machine has none. */
export function findPostgres() {
  const found = findInstalledPostgres();
  if (found !== null) return found;

  process.stdout.write('Installing PostgreSQL …\n');
  installFromDebian('postgresql');
  const installed = findInstalledPostgres();
  if (installed !== null) return installed;
  throw new Error('No PostgreSQL server found and none could be installed. Please put its programs on PATH.');
}

/** Returns the folder with the programs of an installed PostgreSQL server; null without one. */
export function findInstalledPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  const folders = [process.env.POSTGRES_PATH, ...versions, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null;
}
