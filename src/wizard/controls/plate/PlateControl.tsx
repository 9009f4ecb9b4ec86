import type { ControlProps } from '../ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

export function PlateControl(props: ControlProps) {
  return <TypedInput {...props} autoCapitalize="characters" width={12} />;
}
