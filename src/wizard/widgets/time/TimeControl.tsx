import type { FieldState } from '../../../engine/index.ts';
import { controls } from '../../../engine/index.ts';
import type { ControlProps } from '../ControlProps.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

/** The decimal keypad has the separator that the numeric one lacks. */
export function TimeControl(props: ControlProps) {
  return <TypedInput {...props} is="time" inputMode="decimal" width={8} />;
}

export const displayTime = (state: FieldState): string | null =>
  state.value === null ? null : `${controls.time.format(state.value)}\u00a0Uhr`;
