export type Scalar = string | number | boolean;
/** A typed text that cannot be read (31.02.2026). The text is kept as typed, refused with `code`, and read as null by every rule. */
export interface UnreadableAnswer {
  readonly unreadable: string;
  readonly code: string;
}
/** An uploaded file: the id of its document with name and size, never its bytes. Rules read the id, or `.name` and `.size`. */
export interface FileReference {
  readonly file: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}
/** The draft's answer for one field, in canonical form. */
export type Answer = Scalar | UnreadableAnswer | FileReference | null;
/** The value of a field for rules, validation, summary and payload. */
export type Value = Scalar | null;
/** A JSON value of a server: a scalar, or lists and objects of them. */
export type JsonValue = Value | readonly JsonValue[] | { readonly [name: string]: JsonValue };
