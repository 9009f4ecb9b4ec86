import type { LintForm } from '../LintSubject.ts';
import { formatPointer } from './formatPointer.ts';

/** Returns the place of a node in form.json; inside a shared shape that is the `$ref` (see `locate`). */
export function locateNode(
  form: LintForm,
  path: string,
): { readonly file: string; readonly pointer: string } {
  const [step = '', ...names] = path.split('.');
  let schema = form.source.steps[step] as
    | { readonly properties?: object; readonly items?: object }
    | undefined;
  let pointer = formatPointer('properties', step);
  for (const name of names) {
    if (schema?.items) {
      pointer += '/items';
      schema = schema.items as typeof schema;
    }
    pointer += formatPointer('properties', name);
    schema = (schema?.properties as Readonly<Record<string, typeof schema>> | undefined)?.[name];
  }
  return { file: `schemas/${form.id}/form.json`, pointer };
}
