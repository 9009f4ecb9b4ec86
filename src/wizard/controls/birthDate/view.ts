import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { preloadablePart } from '../../../ui/loading/preloadablePart.ts';

const { Part: Input, load } = preloadablePart(
  async () => (await import('./BirthDateControl.tsx')).BirthDateControl,
);

export const view: ControlView = {
  Input,
  load,
  layout: 'group',
  display: displayTyped,
};
