import { expect, test } from '@playwright/test';
import { edit, getPreview, openWorkbench, replaceByLoop } from './openWorkbench.ts';

test('a file that an editor changes is seen at once, and the answers stay', async ({ page }) => {
  await openWorkbench(page, 'form=claim-report&flow=0&until=accidentRecording');
  const preview = getPreview(page);
  await expect(preview.getByRole('radio', { name: 'Nein' })).toBeChecked();
  await preview.getByText('Ja', { exact: true }).click();
  await preview.getByLabel('Aktenzeichen der Polizei').fill('4711');
  const undo = edit('schemas/claim-report/texts.de.json', (text) =>
    text.replace('War die Polizei vor Ort?', 'Kam die Polizei?'),
  );
  try {
    await expect(preview.getByText('Kam die Polizei?').first()).toBeVisible();
    await expect(preview.getByLabel('Aktenzeichen der Polizei')).toHaveValue('4711');
  } finally {
    undo();
  }
  await expect(preview.getByText('War die Polizei vor Ort?').first()).toBeVisible();
});

test('a file that is no JSON leaves the last preview, and a line says so', async ({ page }) => {
  await openWorkbench(page, 'form=contact-callback');
  const preview = getPreview(page);
  const heading = preview.getByRole('heading').first();
  await expect(heading).toBeVisible();
  const undo = edit('schemas/contact-callback/form.json', (text) => text.replace('{', '{ "broken'));
  try {
    await expect(page.getByText('schemas/contact-callback/form.json hat einen Fehler.')).toBeVisible();
    await expect(heading).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Gliederung' })).toContainText('Befund');
  } finally {
    undo();
  }
  await expect(page.getByText('hat einen Fehler.')).toHaveCount(0);
});

test('a file that cannot be read is said above the preview, which stays, until it can be read again', async ({
  page,
}) => {
  const file = 'schemas/claim-report/form.json';
  await openWorkbench(page, 'form=claim-report');
  const heading = getPreview(page).getByRole('heading').first();
  await expect(heading).toBeVisible({ timeout: 30_000 });
  const restore = replaceByLoop(file);
  const note = page.getByText(`${file} ist ein Verweis, der zu keiner Datei führt.`);
  await expect(note).toBeVisible();
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  restore();
  await expect(note).toHaveCount(0);
});
