import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { PostalCodeControl } from './PostalCodeControl.tsx';

export const view: ControlView = {
  Input: PostalCodeControl,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
