import type { Scope } from './Scope.ts';

/** Returns null for a list, because rows are only reachable through operators over lists. */
export function withoutRows(value: unknown): unknown {
  return Array.isArray(value) && value.some(isScope) ? null : value;
}

function isScope(value: unknown): boolean {
  return value !== null && typeof value === 'object' && typeof (value as Partial<Scope>).read === 'function';
}
