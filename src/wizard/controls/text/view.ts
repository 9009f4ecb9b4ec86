import { displayTyped } from '../../inputs/typed/displayTyped.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';

export const view: ControlView = {
  Input: TypedInput,
  holdsText: true,
  layout: 'label',
  display: displayTyped,
};
