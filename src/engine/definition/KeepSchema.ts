import type { Scalar } from './Answer.ts';

/**
 * JSON Schema of what a call keeps of an answer: values, records (`properties`), lists (`items`) and maps (`additionalProperties`).
 * What is not declared is dropped, and null is as good as absent.
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
  /** `euro`: money, in whole cents. */
  readonly format?: string;
  /** Of a number: how it is written. */
  readonly unit?: string;
  /** A believable value, for proofs and documents. */
  readonly examples?: readonly Scalar[];
}
