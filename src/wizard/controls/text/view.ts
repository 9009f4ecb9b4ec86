import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { TextControl } from './TextControl.tsx';

export const view: ControlView = {
  Input: TextControl,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
