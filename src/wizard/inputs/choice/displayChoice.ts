import type { FieldState } from '../../../engine/index.ts';
import type { FieldTexts } from '../ControlProps.ts';
import { listOfferedOptions } from './listOfferedOptions.ts';

/** Returns the label of the chosen option. */
export function displayChoice(state: FieldState, texts: FieldTexts): string | null {
  const { value } = state;
  if (value === null) return null;

  return listOfferedOptions(state).find((choice) => choice.value === value)?.label ?? texts.option(value);
}
