import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Answer, FieldState } from '../../../engine/index.ts';
import { getTextUpdate } from '../typed/getTextUpdate.ts';
import { getShownAnswer } from '../typed/useTypedText.ts';
import type { BoxLayout } from './BoxLayout.ts';
import { distributePaste } from './distributePaste.ts';

/**
 * Connects the boxes with one answer. They accept digits only. The focus moves on when the last digit of a box is typed, and back on
 * Backspace in an empty box; a whole value pasted into any box fills all boxes.
 */
export function useBoxes(layout: BoxLayout, state: FieldState, onChange: (answer: Answer) => void) {
  const { type } = state.field.control;
  const { parse } = type;
  const answer = getShownAnswer(state);
  const group = useRef<HTMLDivElement>(null);
  const inputs = (): readonly HTMLInputElement[] => [...(group.current?.querySelectorAll('input') ?? [])];
  const typed = (): string => layout.join(inputs().map((input) => input.value.trim()));

  useLayoutEffect(() => {
    const text = getTextUpdate(type, typed(), answer);
    const parts = text === null ? null : layout.split(text);
    if (parts === null) return;
    inputs().forEach((input, index) => {
      input.value = parts[index] ?? '';
    });
  });

  return {
    group,
    onInput: (event: FormEvent<HTMLInputElement>): void => {
      const input = event.currentTarget;
      keepDigits(input);
      onChange(parse(typed()));
      const native = event.nativeEvent;
      const wasTyped = native instanceof InputEvent && native.inputType === 'insertText';
      const isFull = input.value.length === input.maxLength && input.selectionEnd === input.maxLength;
      const next = wasTyped && isFull ? inputs()[inputs().indexOf(input) + 1] : undefined;
      next?.focus();
      next?.select();
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      const input = event.currentTarget;
      if (event.key !== 'Backspace' || input.value !== '') return;
      event.preventDefault();
      inputs()[inputs().indexOf(input) - 1]?.focus();
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>): void => {
      if (state.lock !== null) return;
      const at = inputs().indexOf(event.currentTarget);
      const parts = distributePaste({ layout, format: type }, at, event.clipboardData.getData('text'));
      if (parts === null) return;
      event.preventDefault();
      parts.forEach((part, index) => {
        const input = inputs()[index];
        if (input !== undefined && part !== undefined) input.value = part;
      });
      onChange(parse(typed()));
      inputs()[parts.length - 1]?.focus();
    },
  };
}

/** Characters other than digits are removed at once; the caret stays in its place. */
function keepDigits(input: HTMLInputElement): void {
  const digits = input.value.replaceAll(/\D/g, '');
  if (digits === input.value) return;
  const before = input.value.slice(0, input.selectionEnd ?? 0).replaceAll(/\D/g, '').length;
  input.value = digits;
  input.setSelectionRange(before, before);
}
