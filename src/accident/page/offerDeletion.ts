import { emptyInputs } from './keepAnswers.ts';
import type { Page } from './Page.ts';

/** Asks once before everything is deleted, in the place of the button. */
export function offerDeletion({ recording, say, words }: Page): void {
  const button = document.querySelector<HTMLElement>('[data-delete="ask"]');
  const question = document.getElementById('delete-question');
  const yes = document.querySelector<HTMLElement>('[data-delete="yes"]');
  const no = document.querySelector<HTMLElement>('[data-delete="no"]');
  if (button === null || question === null) return;
  function show(isAsking: boolean): void {
    if (button === null || question === null) return;
    button.hidden = isAsking;
    question.hidden = !isAsking;
    (isAsking ? no : button)?.focus();
  }
  button.addEventListener('click', () => show(true));
  no?.addEventListener('click', () => show(false));
  yes?.addEventListener('click', () => {
    recording.clear();
    emptyInputs();
    show(false);
    say(words('deleted'));
  });
}
