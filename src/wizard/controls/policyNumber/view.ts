import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { createPreloadablePart } from '../../../ui/loading/createPreloadablePart.ts';

const { Part: Input, load } = createPreloadablePart(
  async () => (await import('./PolicyNumberControl.tsx')).PolicyNumberControl,
);

export const view: ControlView = {
  Input,
  load,
  layout: 'group',
  display: displayTyped,
};
