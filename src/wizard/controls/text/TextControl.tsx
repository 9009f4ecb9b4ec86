import type { ControlProps } from '../ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

export function TextControl(props: ControlProps) {
  return <TypedInput {...props} />;
}
