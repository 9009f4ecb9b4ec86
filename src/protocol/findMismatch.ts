import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import './formats.ts';

/** The place and the violated keyword of a value that does not fit; never the value itself. */
export interface Mismatch {
  /** JSON Pointer into the value. */
  readonly pointer: string;
  readonly message: string;
}

/** Finds the first mismatch of a value with a protocol schema; null when it fits. Interprets the schema: no code is generated. @public */
export function findMismatch(schema: TSchema, value: unknown): Mismatch | null {
  if (Value.Check(schema, value)) return null;
  const first = Value.Errors(schema, value).First();
  return { pointer: first?.path ?? '', message: first?.message ?? 'Does not fit' };
}
