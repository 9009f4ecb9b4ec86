import { expect, test } from '@playwright/test';
import { getPreview, openWorkbench } from './openWorkbench.ts';

// It comes first: opening a form asks for its lights.
test('the flow tests of a form are run by a press in the list, and a proof says what it covers', async ({
  page,
}) => {
  await openWorkbench(page);
  const row = page
    .getByRole('row', { name: 'Steuerbescheinigung' })
    .or(page.getByRole('row', { name: 'Bescheinigung für das Finanzamt' }));
  await row.getByRole('button', { name: /^Abläufe von .* prüfen$/ }).click();
  await expect(row.getByText('in Ordnung')).toHaveCount(2);
  await row.getByRole('link').click();
  await page.getByRole('button', { name: /^Beweis/ }).click();
  await expect(page.getByText(/^Hält in allen Situationen und 8 Marken/)).toBeVisible({ timeout: 30_000 });
});

test('every form opens, with its outline and its first step as customers see it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openWorkbench(page);
  const forms = page.getByRole('table').getByRole('link');
  const count = await forms.count();
  expect(count).toBeGreaterThanOrEqual(25);
  await forms.first().click();
  const chooser = page.getByLabel('Formular', { exact: true });
  await expect(chooser).toBeVisible();
  const ids = await chooser
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
  expect(ids.length).toBe(count);
  for (const id of ids) {
    await chooser.selectOption(id);
    await expect(page, id).toHaveURL(new RegExp(`form=${id}(&|$)`));
    const outline = page.getByRole('navigation', { name: 'Gliederung' });
    await expect(outline.getByText('hier', { exact: true }), id).toBeVisible();
    await expect(getPreview(page).getByRole('heading').first(), id).toBeVisible();
  }
  expect(errors).toEqual([]);
});
