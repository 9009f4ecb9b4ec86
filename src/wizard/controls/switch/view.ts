import { displayTicked } from '../../inputs/choice/displayTicked.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { SwitchControl } from './SwitchControl.tsx';

export const view: ControlView = {
  Input: SwitchControl,
  layout: 'inline',
  display: displayTicked,
};
