export type Scalar = string | number | boolean;
/** What was typed but cannot be read (31.02.2026): kept as typed, refused with `code`, read as null by every rule. */
export interface UnreadableAnswer {
  readonly unreadable: string;
  readonly code: string;
}
/** A file that was uploaded: the id of its document and what is known of it, never its bytes. Rules read the id, or `.name` and `.size`. */
export interface FileReference {
  readonly file: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}
/** What the draft remembers for one field: the value in its one form, however it was typed. */
export type Answer = Scalar | UnreadableAnswer | FileReference | null;
/** What rules, validation, summary and payload read. */
export type Value = Scalar | null;
/** What servers bring: values, lists and objects of them. */
export type JsonValue = Value | readonly JsonValue[] | { readonly [name: string]: JsonValue };
