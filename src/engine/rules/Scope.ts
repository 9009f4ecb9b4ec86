import type { Rule } from '../definition/Rule.ts';

/** A scalar, a list of rows, or nothing. Rows are scopes themselves, so that `row.*` and everything outside stay readable in them. */
export type ScopeValue = string | number | boolean | null | readonly (Scope | string | number | boolean)[];

/** What a rule can see. Reading a name that is not there gives null, never something inherited. */
export interface Scope {
  read(path: string): ScopeValue;
  /** Value on entry. */
  old(path: string): ScopeValue;
  /** Rule of a named condition. */
  condition(name: string): Rule;
  lookup(table: string, key: string | number | boolean): string | number | boolean | null;
}
