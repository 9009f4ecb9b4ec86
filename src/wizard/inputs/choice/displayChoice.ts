import type { FieldState } from '../../../engine/index.ts';
import type { FieldTexts } from '../ControlProps.ts';
import { choicesOf } from './choicesOf.ts';

/** The label of what was chosen. */
export function displayChoice(state: FieldState, texts: FieldTexts): string | null {
  const { value } = state;
  if (value === null) return null;

  return choicesOf(state).find((choice) => choice.value === value)?.label ?? texts.option(value);
}
