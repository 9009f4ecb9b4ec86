import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { ownFile } from '../../../ui/loading/ownFile.ts';

const { Part: Input, load } = ownFile(async () => (await import('./IbanControl.tsx')).IbanControl);

export const view: ControlView = {
  Input,
  load,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
