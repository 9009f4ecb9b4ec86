import type { Repository } from '../../definitions/index.ts';

/** Step files of a form, named by a step or not. */
export function stepFilesOf(repository: Repository, form: string): readonly string[] {
  const folder = `schemas/${form}/`;
  return [...repository.files.keys()].filter(
    (file) => file.startsWith(folder) && !/\/(wizard|calls|[^/]*\.de)\.json$/.test(file),
  );
}

/** Whether a file is one of a form's own. */
export function belongsTo(file: string, form: string): boolean {
  return file.startsWith(`schemas/${form}/`) || file === `rules/${form}.json`;
}

/** Whether every form reads a file. */
export function isShared(file: string): boolean {
  return /^(schemas|rules)\/_shared\//.test(file);
}

/** `schemas/claim/type.json` -> `type`. */
export function fileNameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.json$/, '');
}
