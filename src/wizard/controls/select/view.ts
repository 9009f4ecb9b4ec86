import { displayChoice } from '../../inputs/choice/displayChoice.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { SelectControl } from './SelectControl.tsx';

export const view: ControlView = {
  Input: SelectControl,
  layout: 'label',
  display: displayChoice,
};
