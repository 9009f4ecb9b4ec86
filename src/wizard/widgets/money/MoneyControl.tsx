import type { FieldState } from '../../../engine/index.ts';
import { controls } from '../../../engine/index.ts';
import type { ControlProps } from '../ControlProps.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

export function MoneyControl(props: ControlProps) {
  return <TypedInput {...props} is="money" inputMode="decimal" width={12} />;
}

export const displayMoney = (state: FieldState): string | null =>
  state.value === null ? null : `${controls.money.format(state.value)}\u00a0€`;
