import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { DateControl } from './DateControl.tsx';

export const view: ControlView = {
  Input: DateControl,
  layout: 'label',
  display: displayTyped,
};
