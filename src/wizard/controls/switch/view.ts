import { displayTicked } from '../../inputs/choice/displayTicked.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { ownFile } from '../../../ui/loading/ownFile.ts';

const { Part: Input, load } = ownFile(async () => (await import('./SwitchControl.tsx')).SwitchControl);

export const view: ControlView = {
  Input,
  load,
  layout: 'inline',
  display: displayTicked,
};
