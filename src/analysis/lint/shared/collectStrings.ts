import type { FormSource } from '../../../engine/index.ts';
import { memoizePerObject } from './memoizePerObject.ts';

/** Collects all texts that are values anywhere in a parsed value, and so may be names. */
export function collectStrings(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  visitPart(value);
  return found;

  function visitPart(part: unknown): void {
    if (typeof part === 'string') found.add(part);
    else if (part !== null && typeof part === 'object') Object.values(part).forEach(visitPart);
  }
}

/** Collects the texts in a form's own files. */
export const collectFormStrings = memoizePerObject(
  ({ wizard, steps, rules, calls }: FormSource): ReadonlySet<string> =>
    collectStrings([wizard, steps, rules, calls]),
);
