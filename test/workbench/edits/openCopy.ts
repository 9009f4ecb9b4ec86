import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a copy of folders with definitions. */
export function openCopy(folders: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'workbench-'));
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    cpSync(folder, join(root, folder), { recursive: true });
  }
  return {
    root,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** All files with their bytes. */
    readAll: (): ReadonlyMap<string, string> => {
      const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      );
      return new Map(
        entries.map((entry) => {
          const path = join(entry.parentPath, entry.name);
          return [path, readFileSync(path, 'latin1')];
        }),
      );
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
