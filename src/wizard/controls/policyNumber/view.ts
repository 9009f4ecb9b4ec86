import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { PolicyNumberControl } from './PolicyNumberControl.tsx';

export const view: ControlView = {
  Input: PolicyNumberControl,
  layout: 'group',
  display: displayTyped,
};
