import type { FormSource } from '../../../engine/index.ts';
import { memoizePerObject } from './memoizePerObject.ts';

/** All texts that stand as values anywhere in something parsed: every name that could refer to something. */
export function stringsIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  visit(value);
  return found;

  function visit(part: unknown): void {
    if (typeof part === 'string') found.add(part);
    else if (part !== null && typeof part === 'object') Object.values(part).forEach(visit);
  }
}

/** The same of a form's own files. */
export const stringsOfForm = memoizePerObject(
  ({ wizard, steps, rules, calls }: FormSource): ReadonlySet<string> =>
    stringsIn([wizard, steps, rules, calls]),
);
