import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

export function PlateControl(props: ControlProps) {
  return <TypedInput {...props} autoCapitalize="characters" width={12} />;
}
