import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { TimeControl } from './TimeControl.tsx';

export const view: ControlView = {
  Input: TimeControl,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
