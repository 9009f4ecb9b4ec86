import type { ControlProps } from '../ControlProps.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

export function PlateControl(props: ControlProps) {
  return <TypedInput {...props} is="plate" autoCapitalize="characters" width={12} />;
}
