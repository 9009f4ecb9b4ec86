import type { ControlProps } from '../ControlProps.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

export function PostalCodeControl(props: ControlProps) {
  return <TypedInput {...props} is="postalCode" inputMode="numeric" width={8} />;
}
