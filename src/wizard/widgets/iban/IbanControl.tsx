import type { ControlProps } from '../ControlProps.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

export function IbanControl(props: ControlProps) {
  return <TypedInput {...props} is="iban" autoCapitalize="characters" width={28} grouped />;
}
