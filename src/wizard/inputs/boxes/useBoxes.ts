import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Answer, FieldState } from '../../../engine/index.ts';
import { getTextUpdate } from '../typed/getTextUpdate.ts';
import { getShownAnswer } from '../typed/useTypedText.ts';
import type { BoxLayout } from './BoxLayout.ts';
import { distributePaste } from './distributePaste.ts';

/**
 * Connects the boxes with one answer. They accept digits only. The focus moves on when the last digit of a box is typed, and back on
 * Backspace in an empty box; a whole value that is pasted, dictated or filled into any box fills all boxes.
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

  const write = (parts: readonly (string | undefined)[] | null): void =>
    parts?.forEach((part, index) => {
      const input = inputs()[index];
      if (input !== undefined && part !== undefined) input.value = part;
    });

  return {
    group,
    onInput: (event: FormEvent<HTMLInputElement>): void => {
      const input = event.currentTarget;
      const at = inputs().indexOf(input);
      const digits = layout.boxes[at]?.digits ?? 0;
      const native = event.nativeEvent;
      const wasTyped =
        native instanceof InputEvent && native.inputType === 'insertText' && native.data?.length === 1;
      if (wasTyped) refuseSurplusDigit(input, digits);
      else write(distributePaste({ layout, format: type }, at, input.value));
      keepDigits(input);
      onChange(parse(typed()));
      const isFull = input.value.length === digits && input.selectionEnd === digits;
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
      write(parts);
      onChange(parse(typed()));
      inputs()[parts.length - 1]?.focus();
    },
  };
}

/** A digit typed into a full box is not taken. What arrives at once, by dictation or from a password manager, is never cut. */
function refuseSurplusDigit(input: HTMLInputElement, digits: number): void {
  const caret = input.selectionEnd ?? input.value.length;
  if (input.value.length <= digits || caret === 0) return;
  input.value = input.value.slice(0, caret - 1) + input.value.slice(caret);
  input.setSelectionRange(caret - 1, caret - 1);
}

/** Characters other than digits are removed at once; the caret stays in its place. */
function keepDigits(input: HTMLInputElement): void {
  const digits = input.value.replaceAll(/\D/g, '');
  if (digits === input.value) return;
  const before = input.value.slice(0, input.selectionEnd ?? 0).replaceAll(/\D/g, '').length;
  input.value = digits;
  input.setSelectionRange(before, before);
}
