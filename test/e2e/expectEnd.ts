import { expect, type Page } from '@playwright/test';
import { expectPrintable } from './expectPrintable.ts';

/**
 * The end of a form: its heading has the focus, it says by when something follows and whom to call, also on paper, where the portal around
 * it is not; and the way back sends nothing.
 */
export async function expectEnd(page: Page, title: string, byWhen: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(main.getByText(byWhen).first()).toBeVisible();
  await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();

  await expectPrintable(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText(byWhen).first()).toBeVisible();
  await page.emulateMedia({ media: null });

  const sent: string[] = [];
  page.on('request', (request) => {
    const isCall = request.url().includes('/api/v1/') && request.method() !== 'GET';
    if (isCall && !request.url().includes('/drafts')) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent, 'sent on the way back').toEqual([]);
}
