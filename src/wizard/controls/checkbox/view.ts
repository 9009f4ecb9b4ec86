import { displayTicked } from '../../inputs/choice/displayTicked.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { CheckboxControl } from './CheckboxControl.tsx';

export const view: ControlView = {
  Input: CheckboxControl,
  layout: 'inline',
  display: displayTicked,
};
