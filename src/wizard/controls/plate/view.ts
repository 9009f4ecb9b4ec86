import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { PlateControl } from './PlateControl.tsx';

export const view: ControlView = {
  Input: PlateControl,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
