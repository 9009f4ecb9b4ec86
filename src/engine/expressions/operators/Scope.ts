import type { Expression } from '../../definition/Expression.ts';
import type { Money } from './amounts.ts';

/** A scalar, money, a list of rows, or nothing. Rows are scopes themselves, so that `row.*` and everything outside stay readable in them. */
export type ScopeValue = Single | null | readonly (Scope | Single)[];
type Single = string | number | boolean | Money;

/** What an expression can see. Reading a name that is not there gives null, never something inherited. */
export interface Scope {
  read(path: string): ScopeValue;
  /** Value on entry. */
  old(path: string): ScopeValue;
  /** Whether a value is another than on entry; of a list, whether it shows and its rows are others. */
  changed(path: string): boolean;
  /** A named condition, expanded. */
  condition(name: string): Expression;
  /** Whether a named condition holds within this scope or one of its rows. */
  holds(name: string, within: Scope): boolean;
  /** A cell of the row with this key, or with these values in these columns. */
  lookup(table: string, key: unknown, column: string): ScopeValue;
  derive(name: string, values: unknown): unknown;
}
