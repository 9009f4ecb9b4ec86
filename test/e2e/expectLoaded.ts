import { expect, type Page } from '@playwright/test';

/** A page of the portal that is there: signed in, everything of the start loaded, nothing busy. */
export const loaded = '#root main:not([aria-busy=true]) h1';

/** Waits for a page of the portal. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator(loaded)).toBeVisible();
}
