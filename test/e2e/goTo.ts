import { expect, type Page } from '@playwright/test';

/**
 * Shows another page of the portal. As a link does it, without loading the portal again, unless a form stands there: forms do not like
 * to be left past the router.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  if ((await page.locator('form').count()) > 0) {
    await page.goto(new URL(path, page.url()).href);
    return;
  }
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await followLink(page, path);
  await expect(heading).not.toHaveText(before);
}

/** Changes the address of the open portal as a link does: the router counts its entries. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx } = history.state as { readonly idx: number };
    history.pushState({ key: to, idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
