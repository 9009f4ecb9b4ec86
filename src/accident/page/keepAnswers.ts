import type { Page } from './Page.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

const listInputs = (): readonly Input[] => [...document.querySelectorAll<Input>('[data-ask]')];

/** Fills the inputs from the record, and keeps every letter that is typed. */
export function keepAnswers({ recording }: Page): void {
  for (const input of listInputs()) {
    const name = input.dataset['ask'] ?? '';
    write(input, recording.read()?.answers[name] ?? '');
    input.addEventListener('input', () => recording.answer(name, input.value.trim()));
  }
}

/** Writes an answer into the input of this kind and keeps it. */
export function enterAnswer({ recording }: Page, kind: 'date' | 'time' | 'position', answer: string): void {
  const input = listInputs().find(({ dataset }) => dataset['kind'] === kind);
  if (input === undefined) return;
  write(input, answer);
  recording.answer(input.dataset['ask'] ?? '', answer);
}

/** Empties all inputs, after the record was deleted. */
export function emptyInputs(): void {
  for (const input of listInputs()) write(input, '');
}

function write(input: Input, answer: string): void {
  if (input.type === 'radio' && input instanceof HTMLInputElement) input.checked = input.value === answer;
  else input.value = answer;
}
