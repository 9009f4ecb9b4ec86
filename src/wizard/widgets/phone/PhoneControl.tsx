import type { ControlProps } from '../ControlProps.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

export function PhoneControl(props: ControlProps) {
  return <TypedInput {...props} is="phone" type="tel" inputMode="tel" width={28} />;
}
