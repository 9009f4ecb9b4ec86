/** What a meta-schema says against a file. */
export interface Violation {
  /** JSON Pointer of the guilty value. */
  readonly pointer: string;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** The member that is one too many, or missing. */
  readonly property: string | null;
  /** Keyword of the meta-schema that failed. */
  readonly keyword: string;
  /** What would have been allowed there, for hints. */
  readonly allowed: readonly string[];
  /** The text that is not among what is allowed; null where it is none. */
  readonly written: string | null;
}

/** Judges a parsed file; empty: it fits. */
export type FileValidator = (value: unknown) => readonly Violation[];
