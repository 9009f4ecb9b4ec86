import type { FieldState } from '../../../engine/index.ts';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

export function MoneyControl(props: ControlProps) {
  return <TypedInput {...props} inputMode="decimal" width={12} />;
}

export const displayMoney = (state: FieldState): string | null =>
  state.value === null ? null : `${state.field.control.type.format(state.value)}\u00a0€`;
