import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Answer, FieldState } from '../../../engine/index.ts';
import { controls } from '../../../engine/index.ts';
import { textToTake } from '../typed/textToTake.ts';
import { shownAnswer } from '../typed/useTypedText.ts';
import type { BoxLayout } from './BoxLayout.ts';

/**
 * Ties the boxes to one answer. The focus moves on only when the last digit of a box was typed, and back on Backspace in an empty
 * one; a value pasted whole into any box fills them all.
 */
export function useBoxes(layout: BoxLayout, state: FieldState, onChange: (answer: Answer) => void) {
  const { parse, format } = controls[layout.is];
  const answer = shownAnswer(state);
  const group = useRef<HTMLDivElement>(null);
  const inputs = (): readonly HTMLInputElement[] => [...(group.current?.querySelectorAll('input') ?? [])];
  const typed = (): string => layout.join(inputs().map((input) => input.value.trim()));

  function fill(text: string): boolean {
    const parts = layout.split(text);
    if (parts === null) return false;
    inputs().forEach((input, index) => {
      input.value = parts[index] ?? '';
    });
    return true;
  }

  useLayoutEffect(() => {
    const text = textToTake(layout.is, typed(), answer);
    if (text !== null) fill(text);
  });

  return {
    group,
    onInput: (event: FormEvent<HTMLInputElement>): void => {
      const input = event.currentTarget;
      onChange(parse(typed()));
      const native = event.nativeEvent;
      const wasTyped = native instanceof InputEvent && native.inputType === 'insertText';
      const isFull = input.value.length === input.maxLength && input.selectionEnd === input.maxLength;
      if (wasTyped && isFull) inputs()[inputs().indexOf(input) + 1]?.select();
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      const input = event.currentTarget;
      if (event.key !== 'Backspace' || input.value !== '') return;
      event.preventDefault();
      inputs()[inputs().indexOf(input) - 1]?.focus();
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>): void => {
      const value = parse(event.clipboardData.getData('text'));
      if (state.lock !== null || value === null || typeof value === 'object') return;
      event.preventDefault();
      fill(format(value));
      onChange(value);
      inputs().at(-1)?.focus();
    },
  };
}
