import { displayChoice } from '../../inputs/choice/displayChoice.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { RadioControl } from './RadioControl.tsx';

export const view: ControlView = {
  Input: RadioControl,
  layout: 'group',
  display: displayChoice,
};
