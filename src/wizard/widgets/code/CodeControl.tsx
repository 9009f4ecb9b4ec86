import type { ControlProps } from '../ControlProps.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

/** A code from a letter. Keyboards must not change its case. */
export function CodeControl(props: ControlProps) {
  return <TypedInput {...props} is="code" autoCapitalize="none" width={12} grouped />;
}
