import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { BirthDateControl } from './BirthDateControl.tsx';

export const view: ControlView = {
  Input: BirthDateControl,
  layout: 'group',
  display: displayTyped,
};
