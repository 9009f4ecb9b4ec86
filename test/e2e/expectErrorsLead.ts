import { expect, type Page } from '@playwright/test';

/**
 * W2: each entry of the summary of errors leads to a control that says the same. Where nothing was changed yet, nothing is wrong, and a
 * summary says just that. A single error has no summary: its control has the focus.
 */
export async function expectErrorsLead(page: Page): Promise<void> {
  const summary = page.getByRole('region', {
    name: /^(?:Bitte prüfen Sie Ihre Angaben|Noch nichts geändert)$/,
  });
  if (!(await summary.isVisible())) {
    await expect(page.locator('[data-invalid]:focus-within').first()).toBeVisible();
    return;
  }
  await expect(summary.getByRole('heading')).toBeFocused();
  const links = summary.getByRole('link');
  for (const link of await links.all()) {
    const said = await link.innerText();
    await link.click();
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('name', /^\w+\./);
    const error = page
      .locator('[data-invalid]')
      .filter({ has: focused })
      .or(page.locator('[data-invalid]:has(:focus)'));
    await expect(error.first()).toContainText(said);
  }
}
