import { expect, type Locator, type Page, test } from '@playwright/test';
import { getPreview, openWorkbench } from './openWorkbench.ts';

// "A customer says he never saw the question about the police": the second day of the design.

test('by mouse: a hidden question says why, and the smallest change shows it with all answers kept', async ({
  page,
}) => {
  await openWorkbench(page, 'form=claim-report');
  await page
    .getByLabel('Situation')
    .selectOption({ label: 'Ein Glasschaden ist mit höchstens 26 Handgriffen gemeldet' });
  await page.getByLabel('bis Schritt').selectOption({ label: 'Polizei' });
  const preview = getPreview(page);
  await expect(preview.getByRole('heading', { name: 'Polizei' })).toBeVisible();
  await expect(preview.getByLabel('Aktenzeichen der Polizei')).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Gliederung' })
    .getByRole('button', { name: 'Aktenzeichen der Polizei verborgen' })
    .click();
  const why = page.getByRole('region', { name: 'Warum?' });
  await expect(why).toContainText('Ist verborgen');
  await expect(why).toContainText('„War die Polizei vor Ort?“ ist Ja');
  await expect(why).toContainText('rules/claim-report.json, Zeile');
  await why.getByRole('button', { name: 'Zeigen' }).click();

  await expect(preview.getByLabel('Aktenzeichen der Polizei')).toBeVisible();
  await expect(why).toContainText('Ist sichtbar');
  await preview.getByRole('button', { name: 'Zurück' }).click();
  await expect(preview.getByRole('radio', { name: 'Ja' })).toBeChecked();
});

/** Goes to an element by the Tab key alone. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const isFocused = () => element.evaluate((one) => one === document.activeElement);
  for (let press = 0; press < 12 && !(await isFocused()); press += 1) await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}

test('by keyboard alone: search, reason, change', async ({ page }) => {
  await openWorkbench(page, 'form=claim-report&flow=0&until=accidentRecording');
  await expect(getPreview(page).getByRole('heading', { name: 'Polizei' })).toBeVisible();
  // The buttons of undo and redo take part while there is something to take back.
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('accidentRecording.fileNumber');
  const hits = page.getByRole('search').getByRole('button', { name: 'Aktenzeichen der Polizei' });
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Aktenzeichen der Polizei' })).toBeFocused();
  const show = page.getByRole('button', { name: 'Zeigen', exact: true });
  await expect(show).toBeVisible();
  await tabTo(page, show);
  await page.keyboard.press('Enter');
  await expect(getPreview(page).getByLabel('Aktenzeichen der Polizei')).toBeVisible();
});

test('a press in the preview selects what is there, and the address keeps it', async ({ page }) => {
  await openWorkbench(page, 'form=contact-callback&brand=nordkamp');
  await page.getByRole('button', { name: 'Warum? Anklicken' }).click();
  await getPreview(page).locator('[data-field]').first().click();
  const title = page.getByRole('heading', { level: 1 });
  const chosen = await title.textContent();
  await expect(page).toHaveURL(/at=/);
  await page.reload();
  await expect(title).toHaveText(chosen ?? '');
  await expect(page.getByLabel('Marke', { exact: true })).toHaveValue('nordkamp');
  await page.goBack();
  await expect(title).not.toHaveText(chosen ?? '');
});
