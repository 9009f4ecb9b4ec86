import type { FieldState } from '../../../engine/index.ts';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

/** The decimal keypad has the separator that the numeric one lacks. */
export function TimeControl(props: ControlProps) {
  return <TypedInput {...props} inputMode="decimal" width={8} />;
}

export const displayTime = (state: FieldState): string | null =>
  state.value === null ? null : `${state.field.control.type.format(state.value)}\u00a0Uhr`;
