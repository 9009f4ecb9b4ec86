import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowFile, namesOf } from '../analysis/index.ts';
import { brandSchema } from '../brand/brandSchema.ts';
import { expressionSchema, readForms } from '../definitions/disk.ts';
import { contractSignsFile } from '../domain/contractSigns.ts';
import { selectionFile } from '../domain/selectionFile.ts';
import { metaSchema, metaSchemas } from '../engine/metaSchemas.ts';
import { formControls } from '../wizard/formControls.ts';
import type { CommandResult } from './CommandResult.ts';
import { fileSchema } from './fileSchema.ts';
import { formatted } from './formatted.ts';
import { lintTools } from './lintTools.ts';
import { withFlows } from './withFlows.ts';
import { wizardOf } from './wizardOf.ts';
import { say } from './messages.ts';

interface Options {
  readonly root: string;
  /** `write`: everything; `names`: what editors complete, which nobody reviews; `check`: says which committed file is stale. */
  readonly mode: 'write' | 'names' | 'check';
}

/** Writes what editors and lint judge definitions by: meta-schemas from their sources, and the names forms use now. */
export async function schemasCommand({ root, mode }: Options): Promise<CommandResult> {
  const committed = mode === 'names' ? [] : await metaSchemaFiles();
  if (mode === 'check') return checked(root, committed);
  for (const [file, text] of committed) writeFileSync(join(root, file), text);
  const repository = readForms(root);
  if (repository.metaSchemas.size === 0) return { code: 2, text: say('schemas.none', { root }) };
  // Forms with mistakes are left out until they have none.
  const wizards = repository.forms.flatMap(({ id }) => wizardOf(repository, id) ?? []);
  const tools = withFlows(lintTools(repository, root), repository, root);
  const text = await formatted(namesFile, JSON.stringify(namesOf(repository, wizards, tools)));
  writeFileSync(join(root, namesFile), text);
  return {
    code: 0,
    text: [...committed.map(([file]) => file), namesFile].map((file) => say('written', { file })).join('\n'),
  };
}

/** What editors complete; nobody reviews it. */
const namesFile = 'schemas/_meta/names.schema.json';

type File = readonly [path: string, text: string];

function metaSchemaFiles(): Promise<readonly File[]> {
  return Promise.all(
    [
      ...metaSchemas(formControls),
      ['rule', expressionSchema()] as const,
      ['flow', metaSchema(flowFile)] as const,
      ['brand', brandSchema] as const,
      ['contract-signs', fileSchema(contractSignsFile)] as const,
      ['selection', fileSchema(selectionFile)] as const,
    ].map(async ([name, schema]): Promise<File> => {
      const file = `schemas/_meta/${name}.schema.json`;
      return [file, await formatted(file, JSON.stringify(schema))];
    }),
  );
}

function checked(root: string, files: readonly File[]): CommandResult {
  const isFresh = ([file, text]: File) =>
    existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text;
  const stale = files.filter((file) => !isFresh(file)).map(([file]) => say('schemas.stale', { file }));
  const known = new Set([...files.map(([file]) => file), namesFile]);
  const strange = readdirSync(join(root, 'schemas/_meta'))
    .map((name) => `schemas/_meta/${name}`)
    .filter((file) => !known.has(file))
    .map((file) => say('schemas.strange', { file }));
  return stale.length + strange.length === 0
    ? { code: 0, text: say('schemas.fresh') }
    : { code: 1, text: [...strange, ...stale, say('schemas.refresh')].join('\n') };
}
