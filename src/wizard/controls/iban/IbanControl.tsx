import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

export function IbanControl(props: ControlProps) {
  return <TypedInput {...props} autoCapitalize="characters" width={28} grouped="typing" />;
}
