import { type FormEvent, type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Answer, FieldFormat, FieldState } from '../../../engine/index.ts';
import type { ControlProps } from '../ControlProps.ts';
import { groupTyped } from './groupTyped.ts';
import { getTextUpdate } from './getTextUpdate.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface TypedText {
  /** The `ref` of the input. */
  readonly attach: RefCallback<TextElement>;
  readonly defaultValue: string;
  readonly onInput: (event: FormEvent<TextElement>) => void;
  /** Leaves the input, which then shows the text that is sent: clean, and in the spelling of the control. */
  readonly onBlur: () => void;
  /** Writes a text for the customer, for controls such as a calendar. */
  readonly write: (typed: string) => void;
}

/**
 * Connects an uncontrolled text input with its answer. Typed text is read and passed on; while the customer types, the hook writes
 * back groups at most. The text is
 * replaced only when the answer differs from it (a reaction, a reset, a restored draft).
 */
export function useTypedText({
  state,
  onChange,
  onBlur,
  follow,
  groupsWhileTyping = false,
}: Pick<ControlProps, 'state' | 'onChange' | 'onBlur' | 'follow'> & {
  readonly groupsWhileTyping?: boolean;
}): TypedText {
  const { type } = state.field.control;
  const { parse, format } = type;
  const [defaultValue] = useState(() => format(getShownAnswer(state)));
  const element = useRef<TextElement>(null);

  useLayoutEffect(
    () =>
      follow((now) => {
        const input = element.current;
        const text = input === null ? null : getTextUpdate(type, input.value, getShownAnswer(now));
        if (input !== null && text !== null) input.value = text;
      }),
    [follow, type],
  );

  const attach: RefCallback<TextElement> = useCallback((input) => {
    element.current = input;
  }, []);

  return {
    attach,
    defaultValue,
    onInput: useCallback(
      (event: FormEvent<TextElement>) => {
        if (groupsWhileTyping) writeGroups(event, type);
        onChange(parse(event.currentTarget.value));
      },
      [groupsWhileTyping, onChange, parse, type],
    ),
    onBlur: useCallback(() => {
      const input = element.current;
      const shown = input === null || input.readOnly ? null : format(parse(input.value));
      if (input !== null && shown !== null && shown !== input.value) input.value = shown;
      onBlur();
    }, [parse, format, onBlur]),
    write(typed) {
      if (element.current !== null) element.current.value = typed;
      onChange(parse(typed));
    },
  };
}

/** The text stays unchanged while a keyboard composes a character. */
function writeGroups({ currentTarget: input, nativeEvent }: FormEvent<TextElement>, type: FieldFormat): void {
  const [by, composing] =
    nativeEvent instanceof InputEvent ? [nativeEvent.inputType, nativeEvent.isComposing] : ['', false];
  const { value: text, selectionStart } = input;
  const grouped = composing ? null : groupTyped(type, { text, caret: selectionStart ?? text.length, by });
  if (grouped === null || grouped.text === text) return;
  input.value = grouped.text;
  input.setSelectionRange(grouped.caret, grouped.caret);
}

/** Returns the answer that the input shows: for a locked field, the value of its lock. */
export const getShownAnswer = (state: FieldState): Answer =>
  state.lock === null ? state.answer : state.value;
