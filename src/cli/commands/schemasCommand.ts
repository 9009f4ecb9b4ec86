import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowFile, buildNamesSchema } from '../../analysis/index.ts';
import { brandSchema } from '../../brand/brandSchema.ts';
import { expressionSchema, readForms } from '../../definitions/disk.ts';
import { accidentFile } from '../../domain/accident/accidentFile.ts';
import { claimKindsFile } from '../../domain/claimKinds/claimKindsFile.ts';
import { contractKindsFile } from '../../domain/contractKinds/contractKindsFile.ts';
import { errandsFile } from '../../domain/errandsFile.ts';
import { selectionFile } from '../../domain/selectionFile.ts';
import { vehicleBodiesFile } from '../../domain/vehicleBodiesFile.ts';
import { metaSchema, metaSchemas } from '../../engine/metaSchemas.ts';
import { formControls } from '../../wizard/formControls.ts';
import { choice, defineCommand, type CommandInput } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { buildFileSchema } from './buildFileSchema.ts';
import { formatReference } from '../reference/formatReference.ts';
import { formatFile } from '../write/formatFile.ts';
import { collectLintTools } from '../collectLintTools.ts';
import { addFlowTests } from '../addFlowTests.ts';
import { compileFormById } from '../compileFormById.ts';
import { say } from '../messages.ts';

const options = {
  mode: choice(
    { write: 'option.schemas.write', names: 'option.schemas.names', check: 'option.schemas.check' },
    'check',
  ),
};
type SchemasOptions = CommandInput<typeof options>;

/** Writes the generated files of the format: meta-schemas, the reference for analysts, and the present names. */
export const schemasCommand = defineCommand({
  name: 'schemas',
  says: 'help.schemas',
  example: 'schemas --check',
  words: {},
  options,
  run,
});

async function run({ root, mode }: SchemasOptions): Promise<CommandResult> {
  if (!existsSync(join(root, 'schemas/_meta'))) return { code: 2, text: say('schemas.none', { root }) };
  const committed = mode === 'names' ? [] : await listCommittedFiles(root);
  if (mode === 'check') return checkFiles(root, committed);
  for (const [file, text] of committed) writeFileSync(join(root, file), text);
  const repository = readForms(root);
  if (repository.metaSchemas.size === 0) return { code: 2, text: say('schemas.none', { root }) };
  // Forms with mistakes are left out until they have none.
  const wizards = repository.forms.flatMap(({ id }) => compileFormById(repository, id) ?? []);
  const tools = addFlowTests(collectLintTools(repository, root), repository, root);
  const text = await formatFile(namesFile, JSON.stringify(buildNamesSchema(repository, wizards, tools)));
  writeFileSync(join(root, namesFile), text);
  const written = [...committed.map(([file]) => file), namesFile];
  return {
    code: 0,
    text: written.map((file) => say('written', { file })).join('\n'),
    data: { written },
  };
}

/** Names that editors complete. The file is not reviewed. */
const namesFile = 'schemas/_meta/names.schema.json';

type File = readonly [path: string, text: string];

async function listCommittedFiles(root: string): Promise<readonly File[]> {
  const schemas = new Map<string, object>([
    ...metaSchemas(formControls),
    ['rule', expressionSchema()],
    ['flow', metaSchema(flowFile)],
    ['brand', brandSchema],
    ['contract-kinds', buildFileSchema(contractKindsFile)],
    ['selection', buildFileSchema(selectionFile)],
    ['errands', buildFileSchema(errandsFile)],
    ['vehicle-bodies', buildFileSchema(vehicleBodiesFile)],
    ['claim-kinds', buildFileSchema(claimKindsFile)],
    ['accident', buildFileSchema(accidentFile)],
  ]);
  return [...(await listMetaSchemaFiles(schemas)), ...buildReferenceFile(root, schemas)];
}

function listMetaSchemaFiles(schemas: ReadonlyMap<string, object>): Promise<readonly File[]> {
  return Promise.all(
    [...schemas].map(async ([name, schema]): Promise<File> => {
      const file = `schemas/_meta/${name}.schema.json`;
      return [file, await formatFile(file, JSON.stringify(schema))];
    }),
  );
}

/** Returns `docs/format.md` with its generated part; none for a copy of the definitions alone. */
function buildReferenceFile(root: string, schemas: ReadonlyMap<string, object>): readonly File[] {
  const file = 'docs/format.md';
  if (!existsSync(join(root, file))) return [];
  const [before, rest = ''] = readFileSync(join(root, file), 'utf8').split('<!-- reference:begin -->');
  const [, after] = rest.split('<!-- reference:end -->');
  const part = `<!-- reference:begin -->\n<!-- oxfmt-ignore-start -->\n\n${formatReference(schemas)}\n\n<!-- oxfmt-ignore-end -->\n<!-- reference:end -->`;
  return [[file, `${before}${part}${after}`]];
}

function checkFiles(root: string, files: readonly File[]): CommandResult {
  const isFresh = ([file, text]: File) =>
    existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text;
  const stale = files.filter((file) => !isFresh(file)).map(([file]) => say('schemas.stale', { file }));
  const known = new Set([...files.map(([file]) => file), namesFile]);
  const strange = readdirSync(join(root, 'schemas/_meta'))
    .map((name) => `schemas/_meta/${name}`)
    .filter((file) => !known.has(file))
    .map((file) => say('schemas.strange', { file }));
  return stale.length + strange.length === 0
    ? { code: 0, text: say('schemas.fresh'), data: { stale: [] } }
    : {
        code: 1,
        text: [...strange, ...stale, say('schemas.refresh')].join('\n'),
        data: { stale: [...strange, ...stale] },
      };
}
