import type { Scope } from '../../../engine/index.ts';

/** Returns the rows of a list as rules read them; none for other values. */
export function readRows(value: unknown): readonly Scope[] {
  return Array.isArray(value) ? value.filter((row): row is Scope => typeof row === 'object') : [];
}
