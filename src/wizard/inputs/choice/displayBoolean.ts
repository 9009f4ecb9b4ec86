import type { FieldState } from '../../../engine/index.ts';
import type { FieldTexts } from '../ControlProps.ts';

/** Returns "Ja" or "Nein", or the field's own words for them. */
export function displayBoolean(state: FieldState, texts: FieldTexts): string | null {
  return typeof state.value === 'boolean' ? texts.option(state.value) : null;
}
