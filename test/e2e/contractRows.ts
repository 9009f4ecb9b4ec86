import type { Locator, Page } from '@playwright/test';

/**
 * The contracts that the chooser offers: all, or the one with this policy number. The start page, which has such rows without a button
 * back, may stand there while the chooser loads.
 */
export function contractRows(page: Page, policyNumber?: string): Locator {
  const chooser = page
    .getByRole('main')
    .filter({ has: page.getByRole('button', { name: 'Zurück', exact: true }) });
  const rows = chooser.locator('a[data-contract]');
  return policyNumber === undefined ? rows : rows.and(page.locator(`[data-contract="${policyNumber}"]`));
}
