/** A value of a rule. */
export type Value = string | number | boolean | null;

/** A rule as it stands in a file. */
export type Written = Value | readonly Written[] | { readonly [name: string]: Written };

/** What a rule may read at its place. */
export interface Scope {
  /** Returns the value of a field, fact or named value; null where it is missing. */
  readonly read: (path: string) => Value;
  /** Returns the value that `read` had when the customer came. */
  readonly readOnEntry: (path: string) => Value;
  /** Tells whether a shown question says something else than on entry. */
  readonly isChanged: (path: string) => boolean;
  /** Returns the condition of this name. */
  readonly condition: (name: string) => Written | undefined;
}
