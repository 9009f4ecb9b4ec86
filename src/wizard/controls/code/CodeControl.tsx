import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

/** A code from a letter. Keyboards must not change its case. */
export function CodeControl(props: ControlProps) {
  return <TypedInput {...props} autoCapitalize="none" width={12} grouped="leaving" />;
}
