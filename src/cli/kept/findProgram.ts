import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The built program that runs. */
interface Program {
  /** The file that a thread runs. */
  readonly main: URL;
  /** A digest of the sources and packages from which it was built. */
  readonly stamp: string;
}

/** Returns the program that `scripts/forms.mjs` built and named; null where the sources run unbuilt, as in unit tests. */
export function findProgram(): Program | null {
  const folder = process.env['FORMS_PROGRAM'];
  if (folder === undefined) return null;
  return {
    main: pathToFileURL(join(folder, 'main.js')),
    stamp: readFileSync(join(folder, '.built-from'), 'utf8'),
  };
}
