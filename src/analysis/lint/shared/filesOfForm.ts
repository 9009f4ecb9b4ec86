/** Whether a file is one of a form's own. */
export function isFileOfForm(file: string, form: string): boolean {
  return file.startsWith(`schemas/${form}/`) || file === `rules/${form}.json`;
}

/** Whether every form reads a file. */
export function isShared(file: string): boolean {
  return /^(schemas|rules)\/_shared\//.test(file);
}

/** Whether a file belongs to a part, which any form may use. */
export function isOfPart(file: string): boolean {
  return file.startsWith('schemas/_parts/');
}
