import { findDeclaredFormat, type FieldState, writeValue } from '../../../engine/index.ts';

/** Returns a typed answer in words: in the format of its schema, or as it stands in the input. */
export function displayTyped({ field, value }: FieldState): string | null {
  if (value === null) return null;
  const format = findDeclaredFormat(field.schema);
  return format === null ? field.control.type.format(value) : writeValue(format, value);
}
