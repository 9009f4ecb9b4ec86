import { emptyInputs } from './keepAnswers.ts';
import type { Page } from './Page.ts';

/** Offers to delete what is kept, and asks once in the place of the button. Where nothing is kept, there is nothing to press. */
export function offerDeletion({ recording, say, words }: Page): void {
  const ways = document.querySelector<HTMLElement>('[data-delete="ways"]');
  const button = document.querySelector<HTMLElement>('[data-delete="ask"]');
  const question = document.getElementById('delete-question');
  const yes = document.querySelector<HTMLElement>('[data-delete="yes"]');
  const no = document.querySelector<HTMLElement>('[data-delete="no"]');
  if (button === null || question === null) return;
  recording.watch(() => {
    if (ways !== null) ways.hidden = recording.read() === null;
  });
  function show(isAsking: boolean, focus: HTMLElement | null): void {
    if (button === null || question === null) return;
    button.hidden = isAsking;
    question.hidden = !isAsking;
    focus?.focus();
  }
  button.addEventListener('click', () => show(true, no));
  no?.addEventListener('click', () => show(false, button));
  yes?.addEventListener('click', () => {
    recording.clear();
    emptyInputs();
    show(false, document.getElementById('kept'));
    say(words('deleted'));
  });
}
