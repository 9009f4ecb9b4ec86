import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

export function NumberControl(props: ControlProps) {
  const isWhole = props.state.field.type === 'integer';

  return <TypedInput {...props} inputMode={isWhole ? 'numeric' : 'decimal'} width={12} />;
}
