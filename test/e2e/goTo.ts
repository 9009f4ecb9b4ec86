import { expect, type Page } from '@playwright/test';
import { expectLoaded } from './expectLoaded.ts';

/** Goes to an address of the portal as a link would, without loading anything anew; the heading of the new page takes the focus (A5), unless it leads elsewhere. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  const hasArrived = (to: string) => location.pathname !== to || document.activeElement?.tagName === 'H1';
  await expect
    .poll(() => page.evaluate(hasArrived, path), `the heading of ${path} takes the focus`)
    .toBe(true);
  await expectLoaded(page);
}
