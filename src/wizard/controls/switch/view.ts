import { displayBoolean } from '../../inputs/choice/displayBoolean.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { createPreloadablePart } from '../../../ui/loading/createPreloadablePart.ts';

const { Part: Input, load } = createPreloadablePart(
  async () => (await import('./SwitchControl.tsx')).SwitchControl,
);

export const view: ControlView = {
  Input,
  load,
  layout: 'inline',
  display: displayBoolean,
};
