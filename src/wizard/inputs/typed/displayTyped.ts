import { declaredFormat, type FieldState, writeValue } from '../../../engine/index.ts';

/** A typed answer in words: as its schema declares it, or else as it stands in the input. */
export function displayTyped({ field, value }: FieldState): string | null {
  if (value === null) return null;
  const format = declaredFormat(field.schema);
  return format === null ? field.control.type.format(value) : writeValue(format, value);
}
