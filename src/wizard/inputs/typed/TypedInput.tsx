import { useCallback } from 'react';
import type { ControlProps } from '../ControlProps.ts';
import { TypedField, type TypedFieldSettings } from './TypedField.tsx';
import { useTypedText } from './useTypedText.ts';

export interface TypedInputSettings extends TypedFieldSettings {
  /** When spaces separate the groups of the text: while the customer types, or when the field loses the focus. */
  readonly grouped?: 'typing' | 'leaving';
}

/** One line of text. */
export function TypedInput({ grouped, ...props }: ControlProps & TypedInputSettings) {
  const typed = useTypedText({ ...props, groupsWhileTyping: grouped === 'typing' });
  const { onBlur } = props;
  const { regroup } = typed;
  const leave = useCallback(() => {
    if (grouped !== undefined) regroup();
    onBlur();
  }, [grouped, regroup, onBlur]);

  return <TypedField {...props} typed={typed} onBlur={leave} />;
}
