import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { CodeControl } from './CodeControl.tsx';

export const view: ControlView = {
  Input: CodeControl,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
