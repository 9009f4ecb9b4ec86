import { expect, type Page } from '@playwright/test';
import { expectLoaded } from './expectLoaded.ts';

/** Goes to an address of the portal as a link would, without loading anything anew; the heading of the new page takes the focus (A5). */
export async function goTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1:focus')).toHaveCount(1);
  await expectLoaded(page);
}
