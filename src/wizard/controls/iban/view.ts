import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { preloadablePart } from '../../../ui/loading/preloadablePart.ts';

const { Part: Input, load } = preloadablePart(async () => (await import('./IbanControl.tsx')).IbanControl);

export const view: ControlView = {
  Input,
  load,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
