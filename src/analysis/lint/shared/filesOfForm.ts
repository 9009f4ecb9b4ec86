/** Returns true for the files of the form itself. */
export function isFileOfForm(file: string, form: string): boolean {
  return file.startsWith(`schemas/${form}/`) || file === `rules/${form}.json`;
}

/** Returns true for files that every form reads. */
export function isSharedFile(file: string): boolean {
  return /^(schemas|rules)\/_shared\//.test(file);
}

/** Returns true for files of a part, which any form may use. */
export function isOfPart(file: string): boolean {
  return file.startsWith('schemas/_parts/');
}
