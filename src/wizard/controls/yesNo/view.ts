import { displayTicked } from '../../inputs/choice/displayTicked.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { YesNoControl } from './YesNoControl.tsx';

export const view: ControlView = {
  Input: YesNoControl,
  layout: 'group',
  display: displayTicked,
};
