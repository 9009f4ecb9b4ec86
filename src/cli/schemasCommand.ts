import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf } from '../analysis/index.ts';
import { expressionSchema, readForms } from '../definitions/disk.ts';
import type { CommandResult } from './CommandResult.ts';
import { formatted } from './formatted.ts';
import { lintTools } from './lintTools.ts';
import { withFlows } from './withFlows.ts';
import { wizardOf } from './wizardOf.ts';

/** Writes the meta-schemas that are made of something else, or says which are stale. Forms with mistakes are left out of the names. */
export async function schemasCommand(options: {
  readonly root: string;
  readonly mode: 'write' | 'check';
}): Promise<CommandResult> {
  const { root, mode } = options;
  const repository = readForms(root);
  if (repository.metaSchemas.size === 0) return { code: 2, text: `there are no meta-schemas below ${root}` };
  const wizards = repository.forms.flatMap(({ id }) => wizardOf(repository, id) ?? []);
  const made = {
    'schemas/_meta/names.schema.json': namesOf(
      repository,
      wizards,
      withFlows(lintTools(repository, root), repository, root),
    ),
    'schemas/_meta/rule.schema.json': expressionSchema(),
  };
  const files = await Promise.all(
    Object.entries(made).map(async ([file, content]) => ({
      file,
      text: await formatted(file, JSON.stringify(content)),
    })),
  );
  if (mode === 'write') {
    for (const { file, text } of files) writeFileSync(join(root, file), text);
    return { code: 0, text: files.map(({ file }) => `written: ${file}`).join('\n') };
  }
  const stale = files.filter(
    ({ file, text }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
  );
  return stale.length === 0
    ? { code: 0, text: files.map(({ file }) => `${file} is up to date`).join('\n') }
    : {
        code: 1,
        text: `${stale.map(({ file }) => `${file} lacks names or has too many`).join('\n')}\nrefresh: npm run forms -- schemas --write`,
      };
}
