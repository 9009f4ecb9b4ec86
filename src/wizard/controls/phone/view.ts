import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { PhoneControl } from './PhoneControl.tsx';

export const view: ControlView = {
  Input: PhoneControl,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
