import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { IbanControl } from './IbanControl.tsx';

export const view: ControlView = {
  Input: IbanControl,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
