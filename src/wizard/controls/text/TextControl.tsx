import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

export function TextControl(props: ControlProps) {
  return <TypedInput {...props} />;
}
