import { expect, type Page } from '@playwright/test';

/** A page of the portal is there: signed in, everything of the start loaded, nothing busy. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('#root main:not([aria-busy=true]) h1')).toBeVisible();
}
