import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { EmailControl } from './EmailControl.tsx';

export const view: ControlView = {
  Input: EmailControl,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
