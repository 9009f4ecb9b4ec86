import type { Scope } from './Scope.ts';

/** Rows are only reachable through operators over lists; the list itself is no value. */
export function withoutRows(value: unknown): unknown {
  return Array.isArray(value) && value.some(isScope) ? null : value;
}

function isScope(value: unknown): boolean {
  return value !== null && typeof value === 'object' && typeof (value as Partial<Scope>).read === 'function';
}
