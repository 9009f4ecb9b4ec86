import { displayChoice } from '../../inputs/choice/displayChoice.ts';
import type { ControlView } from '../ControlView.ts';
import { SelectControl } from './SelectControl.tsx';

export const view: ControlView = {
  Input: SelectControl,
  layout: 'label',
  display: displayChoice,
};
