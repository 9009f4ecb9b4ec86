import { useCallback } from 'react';
import type { ControlProps } from '../ControlProps.ts';
import { TypedField, type TypedFieldSettings } from './TypedField.tsx';
import { useTypedText } from './useTypedText.ts';

interface TypedInputProps extends ControlProps, TypedFieldSettings {
  /** Its groups are set apart when the field is left; while somebody types, nothing moves. */
  readonly grouped?: boolean;
}

/** A control that is one line of text and nothing else. */
export function TypedInput({ grouped = false, ...props }: TypedInputProps) {
  const typed = useTypedText(props);
  const { onBlur } = props;
  const { regroup } = typed;
  const leave = useCallback(() => {
    if (grouped) regroup();
    onBlur();
  }, [grouped, regroup, onBlur]);

  return <TypedField {...props} typed={typed} onBlur={leave} />;
}
