import type { FlatNode } from '../nodes/FlatNode.ts';

/** Where a rule or value stands, which decides what it may read. */
export interface RuleLocation {
  readonly file: string;
  readonly pointer: string;
  /** Nodes with an index below this may be read; Infinity for checks, reactions and calls. */
  readonly below: number;
  /** The list whose row the rule stands in, and how many of its parts may be read. */
  readonly row: { readonly list: FlatNode; readonly below: number } | null;
}
