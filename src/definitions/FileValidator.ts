/** A violation of a meta-schema in a file. */
export interface Violation {
  /** JSON Pointer of the wrong value. */
  readonly pointer: string;
  /** A sentence about the mistake. */
  readonly message: string;
  /** Name of the unknown or missing member; null for other violations. */
  readonly property: string | null;
  /** Keyword of the meta-schema that failed. */
  readonly keyword: string;
  /** Allowed values, for hints. */
  readonly allowed: readonly string[];
  /** The written text when it is not among the allowed ones; null for other violations. */
  readonly written: string | null;
}

/** Validates a parsed file; empty: it fits. */
export type FileValidator = (value: unknown) => readonly Violation[];
