import { expect, type Locator, type Page } from '@playwright/test';
import { wordProblems } from './probes/wordProblems.ts';

/** A14, of the dialog that is open: named, the only thing there is, the focus in it and kept in it, a way out with a German name. */
export async function expectDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toHaveAccessibleName(/\S/);
  const isModal = await dialog.evaluate(
    (element) => element.matches(':modal') || element.getAttribute('aria-modal') === 'true',
  );
  expect(isModal, 'what is behind a dialog is out of reach').toBe(true);

  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus, 'a dialog takes the focus').toBe(true);
  const start = await page.evaluateHandle(() => document.activeElement);
  const stops = await dialog.locator('a[href], button, input, select, textarea').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press(key);
      const isOutside = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(isOutside, `${key} leaves the dialog`).toBe(false);
    }
  }
  await start.evaluate((element) => {
    if (element instanceof HTMLElement) element.focus();
  });
  expect(await page.evaluate(wordProblems)).toEqual([]);
  return dialog;
}

/** A14, from opening to closing: Escape closes, and the focus is back where it was. */
export async function expectDialogOf(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = await expectDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}
