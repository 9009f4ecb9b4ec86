export type Scalar = string | number | boolean;
/** What was typed but cannot be read (31.02.2026): kept as typed, refused with `code`, read as null by every rule. */
export interface Unreadable {
  readonly unreadable: string;
  readonly code: string;
}
/** What the draft remembers for one field. Canonical values only (definitions.md, semantics 10). */
export type Answer = Scalar | Unreadable | null;
/** What rules, validation, summary and payload read. */
export type Value = Scalar | null;
/** What servers bring: values, lists and objects of them. */
export type Json = Value | readonly Json[] | { readonly [name: string]: Json };
