import type { FlatNode } from '../FlatNode.ts';

/** The place of a rule or value, which limits the fields that it may read. */
export interface RuleLocation {
  readonly file: string;
  readonly pointer: string;
  /** Only nodes with a lower index may be read; Infinity for checks, reactions and calls. */
  readonly below: number;
  /** The list whose row has the rule, and the number of its parts that may be read. */
  readonly row: { readonly list: FlatNode; readonly below: number } | null;
}
