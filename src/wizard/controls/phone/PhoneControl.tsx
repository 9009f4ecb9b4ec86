import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

export function PhoneControl(props: ControlProps) {
  return <TypedInput {...props} type="tel" inputMode="tel" width={28} />;
}
