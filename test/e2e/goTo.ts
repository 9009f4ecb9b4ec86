import { expect, type Page } from '@playwright/test';
import { expectLoaded } from './expectLoaded.ts';

/** Goes to an address of the portal as a link would, without loading anything anew; the new page has a title of its own, unless it leads elsewhere. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  const before = await page.evaluate((to) => {
    const { title } = document;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return title;
  }, path);
  const hasArrived = ([to, title]: readonly string[]) => location.pathname !== to || document.title !== title;
  await expect.poll(() => page.evaluate(hasArrived, [path, before]), `a title of ${path}`).toBe(true);
  await expectLoaded(page);
}
