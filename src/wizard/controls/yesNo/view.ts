import { displayBoolean } from '../../inputs/choice/displayBoolean.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { YesNoControl } from './YesNoControl.tsx';

export const view: ControlView = {
  Input: YesNoControl,
  layout: 'group',
  display: displayBoolean,
};
