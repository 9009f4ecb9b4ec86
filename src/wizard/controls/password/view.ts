import type { ControlView } from '../../inputs/ControlView.ts';
import { createPreloadablePart } from '../../../ui/loading/createPreloadablePart.ts';

const { Part: Input, load } = createPreloadablePart(
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
