import type { ControlView } from '../ControlView.ts';
import { displayTime, TimeControl } from './TimeControl.tsx';

export const view: ControlView = {
  Input: TimeControl,
  holdsText: true,
  layout: 'label',
  display: displayTime,
};
