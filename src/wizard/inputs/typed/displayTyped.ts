import type { FieldState } from '../../../engine/index.ts';
import type { FieldTexts } from '../ControlProps.ts';

/** A typed answer in words: as it stands in the input, with its unit. */
export function displayTyped({ field, value }: FieldState, { unit }: FieldTexts): string | null {
  if (value === null) return null;
  const text = field.control.type.format(value);
  return unit === '' ? text : `${text}\u00a0${unit}`;
}
