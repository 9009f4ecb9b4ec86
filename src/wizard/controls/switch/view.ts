import { displayBoolean } from '../../inputs/choice/displayBoolean.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { preloadablePart } from '../../../ui/loading/preloadablePart.ts';

const { Part: Input, load } = preloadablePart(
  async () => (await import('./SwitchControl.tsx')).SwitchControl,
);

export const view: ControlView = {
  Input,
  load,
  layout: 'inline',
  display: displayBoolean,
};
