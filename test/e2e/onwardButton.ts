import type { Locator } from '@playwright/test';

/** The button of a dialog that goes on: of the two below the question the one that has not the focus first, which the safe answer has. */
export function onwardButton(dialog: Locator): Locator {
  return dialog.locator(':is(button + button, button:has(+ button)):not([data-autofocus])');
}
