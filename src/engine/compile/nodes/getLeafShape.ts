import type { FieldSchema } from '../../definition/files/FormFile.ts';

const constraints = [
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
] as const;

/** The constraints of a field alone: fields of the same shape share one validator. */
export function getLeafSchema(schema: FieldSchema): FieldSchema {
  return Object.fromEntries(
    constraints.flatMap((keyword) => (schema[keyword] === undefined ? [] : [[keyword, schema[keyword]]])),
  );
}

/** Key of a validator. */
export function getLeafShape(schema: FieldSchema): string {
  return JSON.stringify(getLeafSchema(schema));
}
