import { expect, test } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import { getPreview, openWorkbench, readText } from './openWorkbench.ts';
import { undoAll } from './undoAll.ts';

/** The new form is judged with all others. */
const judged = { timeout: 60_000 };

test('by keyboard: a form is made of pasted lines, says by line what it cannot take, is drawn, and its flow test passes', async ({
  page,
}) => {
  test.slow();
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Neues Formular', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Neues Formular' });
  await dialog.getByLabel('Titel').fill('Sommerfest');
  await expect(dialog.getByLabel('Name in Dateien und Adresse')).toHaveValue('sommerfest');
  await dialog
    .getByLabel('Fragen')
    .fill('Wie viele Personen kommen?; Ziffer\nWas essen Sie?; Auswahl; Fleisch, Fisch; nein');
  await expect(dialog.getByRole('alert')).toHaveText('Zeile 1: „Ziffer“ ist keine Art von Antwort.');
  await expect(dialog.getByRole('button', { name: 'Anlegen' })).toBeDisabled();
  expect(await findViolations(page)).toEqual([]);
  // What is typed outlives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Neues Formular', exact: true }).press('Enter');
  await expect(dialog.getByLabel('Titel')).toHaveValue('Sommerfest');
  await dialog
    .getByLabel('Fragen')
    .fill('Wie viele Personen kommen?; Zahl\nWas essen Sie?; Auswahl; Fleisch, Fisch; nein');
  await expect(dialog.getByRole('row', { name: /^2 Was essen Sie\? .*Fleisch, Fisch nein$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Anlegen' }).press('Enter');
  await expect(page).toHaveURL(/form=sommerfest/, judged);
  await expect(getPreview(page).getByLabel('Wie viele Personen kommen?')).toBeVisible(judged);
  await expect(page.getByRole('navigation', { name: 'Gliederung' }).getByText('in Ordnung')).toHaveCount(
    3,
    judged,
  );
  expect(readText('rules/sommerfest.json')).toContain('"question.essen": { "optional": true }');
  await undoAll(page);
});
