import type { ControlView } from '../../inputs/ControlView.ts';
import { displayMoney, MoneyControl } from './MoneyControl.tsx';

export const view: ControlView = {
  Input: MoneyControl,
  holdsText: true,
  layout: 'label',
  display: displayMoney,
};
