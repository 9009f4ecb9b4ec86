import type { ControlProps } from '../ControlProps.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

export function TextControl(props: ControlProps) {
  return <TypedInput {...props} is="text" />;
}
