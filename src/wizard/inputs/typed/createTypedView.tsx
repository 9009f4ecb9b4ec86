import type { ControlProps } from '../ControlProps.ts';
import type { ControlView } from '../ControlView.ts';
import { displayTyped } from './displayTyped.ts';
import { TypedInput, type TypedInputSettings } from './TypedInput.tsx';

/** Makes the view of a control that is one line of text; the settings are the keyboard, the width and the groups of its input. */
export function createTypedView(settings: TypedInputSettings): ControlView {
  function Input(props: ControlProps) {
    return <TypedInput {...props} {...settings} />;
  }
  return { Input, holdsText: true, layout: 'label', display: displayTyped };
}
