import { expect, type Page } from '@playwright/test';

/** Takes back every edit of the session. */
export async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: /^Rückgängig: / });
  // The page hears of an edit just after the file has it.
  await expect(undo).toBeVisible();
  while ((await undo.count()) > 0) {
    const name = await undo.getAttribute('aria-label');
    await undo.click();
    await expect(page.getByRole('button', { name: name ?? '', exact: true })).toHaveCount(0);
  }
}
