import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { TextareaControl } from './TextareaControl.tsx';

export const view: ControlView = {
  Input: TextareaControl,
  layout: 'label',
  display: displayTyped,
};
