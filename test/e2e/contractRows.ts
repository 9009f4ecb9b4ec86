import type { Locator, Page } from '@playwright/test';

/** The contracts that the chooser offers: all, or the one with this policy number. */
export function contractRows(page: Page, policyNumber?: string): Locator {
  const rows = page.getByRole('main').locator('a[data-contract]');
  return policyNumber === undefined ? rows : rows.and(page.locator(`[data-contract="${policyNumber}"]`));
}
