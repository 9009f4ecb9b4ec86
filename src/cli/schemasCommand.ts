import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf } from '../analysis/index.ts';
import { readForms } from '../definitions/disk.ts';
import type { CommandResult } from './CommandResult.ts';
import { formatted } from './formatted.ts';
import { lintTools } from './lintTools.ts';
import { withFlows } from './withFlows.ts';
import { wizardOf } from './wizardOf.ts';

const file = 'schemas/_meta/names.schema.json';

/** Writes the names editors complete, or says whether they are stale. Forms with mistakes are left out until they have none. */
export async function schemasCommand(options: {
  readonly root: string;
  readonly mode: 'write' | 'check';
}): Promise<CommandResult> {
  const { root, mode } = options;
  const repository = readForms(root);
  if (repository.metaSchemas.size === 0) return { code: 2, text: `there are no meta-schemas below ${root}` };
  const wizards = repository.forms.flatMap(({ id }) => wizardOf(repository, id) ?? []);
  const text = await formatted(
    file,
    JSON.stringify(namesOf(repository, wizards, withFlows(lintTools(repository, root), repository, root))),
  );
  if (mode === 'write') {
    writeFileSync(join(root, file), text);
    return { code: 0, text: `written: ${file}` };
  }
  const current = existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text;
  return current
    ? { code: 0, text: `${file} is up to date` }
    : { code: 1, text: `${file} lacks names or has too many\nrefresh: npm run forms -- schemas --write` };
}
