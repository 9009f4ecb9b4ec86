import type { Scope } from '../../../engine/index.ts';

/** Rows of a list as a rule reads them; none of anything else. */
export function readRows(value: unknown): readonly Scope[] {
  return Array.isArray(value) ? value.filter((row): row is Scope => typeof row === 'object') : [];
}
