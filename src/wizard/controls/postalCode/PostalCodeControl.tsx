import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

export function PostalCodeControl(props: ControlProps) {
  return <TypedInput {...props} inputMode="numeric" width={8} />;
}
