import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LintTools } from '../analysis/index.ts';
import { compileMetaSchemas, readForms, type Repository } from '../definitions/disk.ts';
import { operations } from '../protocol/index.ts';

/** What lint needs beyond the definitions. `root` is searched for the program that uses them, too. */
export function lintTools(repository: Repository, root: string): LintTools {
  // A copy of the definitions alone is judged by the meta-schemas here.
  const { metaSchemas } = repository.metaSchemas.size > 0 ? repository : readForms(process.cwd());
  return {
    judges: compileMetaSchemas(metaSchemas),
    operations: Object.keys(operations),
    routes: null,
    derivations: {},
    namesInCode: quotedIn(join(root, 'src')),
  };
}

/** All texts in quotes below a folder; null when there is no such folder, as in a copy of the definitions alone. */
function quotedIn(folder: string): ReadonlySet<string> | null {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name),
    );
    const texts = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    return new Set(
      texts.flatMap((text) => [...text.matchAll(/['"`.]([\w.-]+)\b/g)].map(([, name]) => name ?? '')),
    );
  } catch {
    return null;
  }
}
