import { useCallback } from 'react';
import type { ControlProps } from '../ControlProps.ts';
import { TypedField, type TypedFieldSettings } from './TypedField.tsx';
import { useTypedText } from './useTypedText.ts';

interface TypedInputProps extends ControlProps, TypedFieldSettings {
  /** When its groups are set apart: as somebody types, or once the field is left. */
  readonly grouped?: 'typing' | 'leaving';
}

/** A control that is one line of text and nothing else. */
export function TypedInput({ grouped, ...props }: TypedInputProps) {
  const typed = useTypedText({ ...props, groupsWhileTyping: grouped === 'typing' });
  const { onBlur } = props;
  const { regroup } = typed;
  const leave = useCallback(() => {
    if (grouped !== undefined) regroup();
    onBlur();
  }, [grouped, regroup, onBlur]);

  return <TypedField {...props} typed={typed} onBlur={leave} />;
}
