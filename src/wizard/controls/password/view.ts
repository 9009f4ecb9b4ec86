import type { ControlView } from '../../inputs/ControlView.ts';
import { ownFile } from '../../../ui/loading/ownFile.ts';

const { Part: Input, load } = ownFile(async () => (await import('./PasswordControl.tsx')).PasswordControl);

export const view: ControlView = {
  Input,
  load,
  holdsText: true,
  layout: 'label',
  /** Never shown again. */
  display: () => null,
};
