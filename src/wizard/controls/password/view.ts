import type { ControlView } from '../../inputs/ControlView.ts';
import { PasswordControl } from './PasswordControl.tsx';

export const view: ControlView = {
  Input: PasswordControl,
  holdsText: true,
  layout: 'label',
  /** Never shown again. */
  display: () => null,
};
