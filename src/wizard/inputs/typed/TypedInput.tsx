import type { ControlProps } from '../ControlProps.ts';
import { TypedField, type TypedFieldSettings } from './TypedField.tsx';
import { useTypedText } from './useTypedText.ts';

export interface TypedInputSettings extends TypedFieldSettings {
  /** Spaces separate the groups of the text while the customer types. */
  readonly groupsWhileTyping?: true;
}

/** One line of text. */
export function TypedInput(props: ControlProps & TypedInputSettings) {
  return <TypedField {...props} typed={useTypedText(props)} />;
}
