import type { FieldControl } from '../../../engine/index.ts';
import type { ControlProps } from '../ControlProps.ts';
import { TypedField, type TypedFieldSettings } from './TypedField.tsx';
import { useTypedText } from './useTypedText.ts';

interface TypedInputProps extends ControlProps, TypedFieldSettings {
  readonly is: FieldControl;
}

/** A control that is one line of text and nothing else. */
export function TypedInput({ is, ...props }: TypedInputProps) {
  const typed = useTypedText(is, props.state, props.onChange);

  return <TypedField {...props} typed={typed} />;
}
