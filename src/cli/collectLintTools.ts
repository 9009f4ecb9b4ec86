import { join } from 'node:path';
import type { LintTools, OperationShape } from '../analysis/index.ts';
import { metaSchemaNames, readForms, type Repository } from '../definitions/disk.ts';
import { addressesWithoutForm } from '../portal/pageTable/pagesWithoutForm.ts';
import { commonResponses, type Operation, operations } from '../protocol/index.ts';
import { getFileJudges } from './getFileJudges.ts';
import { formEnvironment } from './formEnvironment.ts';
import { listEntries } from './listEntries.ts';
import { readNamesInCode } from './readNamesInCode.ts';

/** Collects the input of lint besides the definitions. `names` are those in the program that uses them, which is searched for below `root`. */
export function collectLintTools(
  repository: Repository,
  root: string,
  names = readNamesInCode(join(root, 'src')),
): LintTools {
  // A copy of the definitions alone has no meta-schemas and is validated by those of this repository.
  const { metaSchemas } = repository.metaSchemas.size > 0 ? repository : readForms(process.cwd());
  const entries = foldersOfAnalysts.flatMap((folder) => listEntries(root, folder));
  return {
    judges: getFileJudges({ metaSchemas }),
    metaSchemaNames,
    operations: shapes,
    routes: addressesWithoutForm,
    ...formEnvironment,
    ...names,
    paths: new Set(entries.map(({ path }) => path)),
    irregular: new Set(entries.filter(({ isFile }) => !isFile).map(({ path }) => path)),
    flows: null,
    accounts: null,
  };
}

const shapes: LintTools['operations'] = new Map(
  Object.entries(operations).map(([id, operation]) => [id, createOperationShape(operation)]),
);

function createOperationShape({ params, headers, request, upload, answers }: Operation): OperationShape {
  const mediaType = Object.values(answers).find((answer) => answer.mediaType !== undefined)?.mediaType;
  return {
    path: Object.keys(params.properties),
    headers: Object.keys(headers?.properties ?? {}),
    request: request ?? null,
    replies: Object.entries(answers).flatMap(([status, { body = null }]) =>
      status.startsWith('2') ? [body] : [],
    ),
    codes: collectCodes(answers),
    ...(upload && { upload }),
    ...(mediaType !== undefined && { mediaType }),
  };
}

/** Collects the codes of an operation and of every call by status. */
function collectCodes(answers: Operation['answers']): NonNullable<OperationShape['codes']> {
  const common: Operation['answers'] = commonResponses;
  const statuses = Object.keys({ ...common, ...answers }).map(Number);
  return Object.fromEntries(
    statuses.map((status) => [status, [...(common[status]?.codes ?? []), ...(answers[status]?.codes ?? [])]]),
  );
}

/** Folders in which every file is read or a mistake. */
const foldersOfAnalysts = ['schemas', 'rules', 'brands', 'test/flows'];
