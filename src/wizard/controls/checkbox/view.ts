import { displayBoolean } from '../../inputs/choice/displayBoolean.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { CheckboxControl } from './CheckboxControl.tsx';

export const view: ControlView = {
  Input: CheckboxControl,
  layout: 'inline',
  display: displayBoolean,
};
