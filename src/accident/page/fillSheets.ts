import { formatDay, isDay } from '../../calendar/index.ts';
import type { Page } from './Page.ts';

/** Writes the answers into the card and the statement, and marks the boxes that they mean. */
export function fillSheets({ recording }: Page): void {
  const facts = [...document.querySelectorAll<HTMLElement>('[data-fact]')];
  const marks = [...document.querySelectorAll<HTMLElement>('[data-mark]')];
  const ifEmpty = [...document.querySelectorAll<HTMLElement>('[data-if-empty]')];
  recording.watch(() => {
    const answers = recording.read()?.answers ?? {};
    const answerOf = (name = '') => answers[name] ?? '';
    for (const place of facts)
      place.textContent = (place.dataset['fact'] ?? '')
        .split(' ')
        .map((name) => writeAnswer(answerOf(name)))
        .filter((text) => text !== '')
        .join(', ');
    for (const box of marks) {
      const [name, answer] = (box.dataset['mark'] ?? '').split('=');
      box.toggleAttribute('data-on', answerOf(name) === answer);
    }
    for (const note of ifEmpty)
      note.hidden = (note.dataset['ifEmpty'] ?? '').split(' ').some((name) => answerOf(name) !== '');
  });
}

const writeAnswer = (answer: string): string => (isDay(answer) ? formatDay(answer) : answer);
