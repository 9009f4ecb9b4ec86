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

/** Returns the constraints of a field without its texts and controls: fields of the same shape share one validator. */
export function getLeafSchema(schema: FieldSchema): FieldSchema {
  return Object.fromEntries(
    constraints.flatMap((keyword) => (schema[keyword] === undefined ? [] : [[keyword, schema[keyword]]])),
  );
}

/** Returns the key of a field's validator. */
export function getLeafShape(schema: FieldSchema): string {
  return JSON.stringify(getLeafSchema(schema));
}
