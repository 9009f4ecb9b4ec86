import { formatPointer } from '../../lint/shared/formatPointer.ts';

/** Returns the place of a field in `form.json`: `/properties/one/properties/name`. */
export function getFieldPointer(path: string): string {
  return formatPointer(...path.split('.').flatMap((name) => ['properties', name]));
}
