import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

export function EmailControl(props: ControlProps) {
  return <TypedInput {...props} type="email" inputMode="email" autoCapitalize="none" />;
}
