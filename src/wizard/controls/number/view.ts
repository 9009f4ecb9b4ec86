import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { NumberControl } from './NumberControl.tsx';

export const view: ControlView = {
  Input: NumberControl,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
