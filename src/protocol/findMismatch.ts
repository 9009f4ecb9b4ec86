import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import './formats.ts';

/** Where and why a value does not fit, in the schema's terms; never with the value itself. */
export interface Mismatch {
  /** JSON Pointer into the value. */
  readonly pointer: string;
  readonly message: string;
}

/** The first mismatch of a value with a protocol schema, null when it fits. Interprets the schema: no code is generated. */
export function findMismatch(schema: TSchema, value: unknown): Mismatch | null {
  if (Value.Check(schema, value)) return null;
  const first = Value.Errors(schema, value).First();
  return { pointer: first?.path ?? '', message: first?.message ?? 'Does not fit' };
}
