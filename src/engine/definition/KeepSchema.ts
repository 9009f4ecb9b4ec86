import type { Scalar } from './Answer.ts';

/**
 * JSON Schema of a result that a call keeps: values, records (`properties`), lists (`items`) and maps (`additionalProperties`). Undeclared
 * members are dropped, and null means absent.
 */
export interface KeepSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly properties?: Readonly<Record<string, KeepSchema>>;
  readonly required?: readonly string[];
  /** Rows of a list. */
  readonly items?: KeepSchema;
  /** Rows of a map; rules read the key as `row.key`. */
  readonly additionalProperties?: KeepSchema;
  readonly enum?: readonly (string | number)[];
  /** `euro` means money, in whole cents. */
  readonly format?: string;
  /** The unit of a number; decides how the number is written. */
  readonly unit?: string;
  /** A realistic value, for proofs and documents. */
  readonly examples?: readonly Scalar[];
}
