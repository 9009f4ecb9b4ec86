import type { Repository } from '../../definitions/index.ts';

/** Step files of a form, named by a step or not. */
export function stepFilesOf(repository: Repository, form: string): readonly string[] {
  const folder = `schemas/${form}/`;
  return [...repository.files.keys()].filter(
    (file) => file.startsWith(folder) && !/\/(wizard|calls|[^/]*\.de)\.json$/.test(file),
  );
}

/** `schemas/claim/type.json` -> `type`. */
export function fileNameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.json$/, '');
}
