import type { ControlView } from '../../inputs/ControlView.ts';
import { displayTime, TimeControl } from './TimeControl.tsx';

export const view: ControlView = {
  Input: TimeControl,
  holdsText: true,
  layout: 'label',
  display: displayTime,
};
