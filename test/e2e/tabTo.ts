import { expect, type Locator, type Page } from '@playwright/test';

/** Walks there by Tab alone. Every stop on the way has a name and can be seen. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    await expect(focused).toHaveAccessibleName(/\S/);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No way by keyboard to ${String(target)}`);
}
