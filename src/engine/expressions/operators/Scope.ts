import type { Expression } from '../../definition/Expression.ts';
import type { Money } from './amounts.ts';

/** A scalar, money, a list of rows, or null. Rows are scopes themselves, so that `row.*` and all outer names stay readable in them. */
export type ScopeValue = Single | null | readonly (Scope | Single)[];
type Single = string | number | boolean | Money;

/** The values that an expression can read. An unknown name gives null, never an inherited member. */
export interface Scope {
  read(path: string): ScopeValue;
  /** Returns the value on entry. */
  old(path: string): ScopeValue;
  /** Tells whether a value differs from the value on entry; for a list, whether it is shown and its rows differ. */
  changed(path: string): boolean;
  /** Returns the expanded expression of a named condition. */
  condition(name: string): Expression;
  /** Tells whether a named condition holds within this scope or one of its rows. */
  holds(name: string, within: Scope): boolean;
  /** Returns a cell of the row with this key, or with these values in these columns. */
  lookup(table: string, key: unknown, column: string): ScopeValue;
  derive(name: string, values: unknown): unknown;
}
