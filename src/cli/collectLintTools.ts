import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LintTools, OperationShape } from '../analysis/index.ts';
import { readForms, type Repository } from '../definitions/disk.ts';
import { addressesWithoutForm } from '../portal/pageTable/pagesWithoutForm.ts';
import { commonResponses, type Operation, operations } from '../protocol/index.ts';
import { getFileJudges } from './getFileJudges.ts';
import { formEnvironment } from './formEnvironment.ts';

/** Collects the input of lint besides the definitions. `root` is also searched for the program that uses them. */
export function collectLintTools(repository: Repository, root: string): LintTools {
  // A copy of the definitions alone has no meta-schemas and is validated by those of this repository.
  const { metaSchemas } = repository.metaSchemas.size > 0 ? repository : readForms(process.cwd());
  return {
    judges: getFileJudges({ metaSchemas }),
    operations: shapes,
    routes: addressesWithoutForm,
    ...formEnvironment,
    ...readNamesInCode(join(root, 'src')),
    paths: new Set(foldersOfAnalysts.flatMap((folder) => listFilesBelow(root, folder))),
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

function listFilesBelow(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Reads the texts in quotes and the words of all sources below a folder; of none without that folder, as in a copy of the definitions alone. */
function readNamesInCode(folder: string): Pick<LintTools, 'namesInCode' | 'wordsInCode'> {
  if (!existsSync(folder)) return { namesInCode: null };
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return {
    namesInCode: new Set(texts.flatMap(listQuotedTexts)),
    wordsInCode: new Set(texts.flatMap((text) => text.match(/\w+/g) ?? [])),
  };
}

function listQuotedTexts(text: string): readonly string[] {
  return [
    ...[...text.matchAll(/['"`.]([\w.-]+)\b/g)].flatMap(([, name = '']) => [name, ...name.split('.')]),
    ...[...text.matchAll(/import \{([^}]*)\} from '[^']*\.json'/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    ),
  ];
}
