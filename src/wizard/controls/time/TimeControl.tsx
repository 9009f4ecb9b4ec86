import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

/** The decimal keypad has the separator that the numeric one lacks. */
export function TimeControl(props: ControlProps) {
  return <TypedInput {...props} inputMode="decimal" width={8} />;
}
