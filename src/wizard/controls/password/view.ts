import type { ControlView } from '../../inputs/ControlView.ts';
import { preloadablePart } from '../../../ui/loading/preloadablePart.ts';

const { Part: Input, load } = preloadablePart(
  async () => (await import('./PasswordControl.tsx')).PasswordControl,
);

export const view: ControlView = {
  Input,
  load,
  holdsText: true,
  layout: 'label',
  /** A password never appears in a summary. */
  display: () => null,
};
