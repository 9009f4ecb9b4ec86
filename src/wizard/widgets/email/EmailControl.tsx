import type { ControlProps } from '../ControlProps.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

export function EmailControl(props: ControlProps) {
  return <TypedInput {...props} is="email" type="email" inputMode="email" autoCapitalize="none" />;
}
