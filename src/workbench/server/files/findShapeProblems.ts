import { checkFileSchema, parseFlow } from '../../../analysis/index.ts';
import { getFileJudges } from '../../../cli/getFileJudges.ts';
import { locate, parseSource, type Repository } from '../../../definitions/disk.ts';
import type { FileProblem, FormFile } from '../../model/files/FilesApi.ts';

/** Finds what can be said of a file alone while it is typed: no JSON, a key twice, and what its meta-schema does not allow. */
export function findShapeProblems(
  { file, text }: FormFile,
  repository: Pick<Repository, 'metaSchemas'>,
): readonly FileProblem[] {
  const judges = getFileJudges(repository);
  if (file.endsWith('.yaml')) {
    const parsed = parseFlow(file, text, judges.get('flow') ?? (() => []));
    return parsed.ok ? [] : parsed.mistakes.map((mistake) => ({ ...mistake, hint: null }));
  }
  const source = parseSource(file, text);
  const problems = [...source.problems, ...checkFileSchema(source, judges)];
  return problems.map((problem) => ({
    file,
    ...locate({ files: new Map([[file, source]]) }, problem),
    message: problem.message,
    hint: problem.hint ?? null,
  }));
}
