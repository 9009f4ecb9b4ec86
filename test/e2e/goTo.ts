import type { Page } from '@playwright/test';
import { expectLoaded } from './expectLoaded.ts';

/** Goes to an address of the portal as a link would, without loading anything anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expectLoaded(page);
}
