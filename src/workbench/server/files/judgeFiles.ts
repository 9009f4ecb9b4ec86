import { buildNamesSchema } from '../../../analysis/index.ts';
import { addFlowTests } from '../../../cli/addFlowTests.ts';
import { collectLintTools } from '../../../cli/collectLintTools.ts';
import { compileFormById } from '../../../cli/compileFormById.ts';
import { locateFinding } from '../../../cli/commands/locateFinding.ts';
import { readForms, readRepository, type Repository } from '../../../definitions/disk.ts';
import type { FileProblem, FormFile } from '../../model/files/FilesApi.ts';
import { createMistakeFinder, readFlowTexts } from '../edits/createMistakeFinder.ts';

/** A request to the thread of files: the problems of a typed text, or (null) the meta-schemas with the names of all forms. */
export type FileQuestion = FormFile | null;

export type FileVerdict =
  | { readonly kind: 'problems'; readonly problems: readonly FileProblem[] }
  | { readonly kind: 'schemas'; readonly schemas: Readonly<Record<string, object>> };

/** Creates the work of the thread of files. It writes nothing. */
export function judgeFiles(root: string) {
  const findMistakes = createMistakeFinder(root);
  let last: Repository | undefined;

  async function findProblems({ file, text }: FormFile, repository: Repository): Promise<FileVerdict> {
    const before = new Map([
      ...[...repository.files.values()].map((one) => [one.path, one.text] as const),
      ...readFlowTexts(root),
    ]);
    const found = await findMistakes(repository, before, new Map([[file, text]]));
    const typed = file.endsWith('.json')
      ? readRepository(new Map([[file, text]]), repository).files
      : new Map<string, never>();
    const files = new Map([...repository.files, ...typed]);
    const problems = found.map((finding) => ({
      file: finding.file,
      ...locateFinding({ ...repository, files }, null, finding),
      message: finding.message,
      hint: finding.hint ?? null,
    }));
    return { kind: 'problems', problems };
  }

  return async (question: FileQuestion): Promise<FileVerdict> => {
    const repository = readForms(root, last);
    last = repository;
    return question === null ? listSchemas(root, repository) : findProblems(question, repository);
  };
}

/** Names of forms with mistakes are left out until they have none. */
function listSchemas(root: string, repository: Repository): FileVerdict {
  const wizards = repository.forms.flatMap(({ id }) => compileFormById(repository, id) ?? []);
  const tools = addFlowTests(collectLintTools(repository, root), repository, root);
  const schemas = Object.fromEntries(
    [...repository.metaSchemas].flatMap(([name, schema]) =>
      typeof schema === 'object' && schema !== null ? [[name, schema] as const] : [],
    ),
  );
  return { kind: 'schemas', schemas: { ...schemas, names: buildNamesSchema(repository, wizards, tools) } };
}
