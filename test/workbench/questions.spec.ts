import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { openWorkbench } from './openWorkbench.ts';
import { undoAll } from './undoAll.ts';

const copy = fileURLToPath(new URL('../../test-results/workbench-root/', import.meta.url));
const read = (file: string) => readFileSync(copy + file, 'utf8');
const files = [
  'schemas/claim-report/form.json',
  'schemas/claim-report/texts.de.json',
  'rules/claim-report.json',
];
/** Each edit is judged over all forms, and a noisy machine takes long for the first one. */
const judged = { timeout: 60_000 };

const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('by keyboard alone: insert, refusal with its reason, rename, move, remove and undo', async ({
  page,
}) => {
  test.slow();
  const before = files.map(read);
  await openWorkbench(page, 'form=claim-report&at=type.typeOfEvent');
  await page.getByRole('button', { name: 'Frage darunter einfügen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Frage', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Text, eine Zeile' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wo sind die Schlüssel?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ort der Schlüssel');
  // What is typed outlives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name in den Dateien' })).toHaveValue('schluessel');
  await page.getByRole('button', { name: 'Einfügen', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(getHeading(page, 'Wo sind die Schlüssel?')).toBeVisible(judged);

  await page.getByRole('button', { name: 'Umbenennen' }).focus();
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Neuer Name in den Dateien');
  await name.fill('Schlüssel Ort');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('ist kein Name', judged);
  await name.fill('keyPlace');
  await page.keyboard.press('Enter');
  await expect(page.getByText('type.keyPlace', { exact: true })).toBeVisible(judged);

  await page.getByRole('button', { name: 'Nach oben', exact: true }).focus();
  await page.keyboard.press('Enter');
  const order = () => /"typeOfEvent"[^]*"keyPlace"/.test(read('schemas/claim-report/form.json'));
  await expect.poll(order, judged).toBe(false);
  await expect(page.getByRole('navigation', { name: 'Gliederung' })).toContainText(
    /Wo sind die Schlüssel\?[^]*Welches Ereignis war es\?/,
  );
  await page.getByRole('button', { name: 'Löschen' }).focus();
  await page.keyboard.press('Enter');
  await expect(getHeading(page, 'Was für ein Unfall war es?')).toBeVisible(judged);
  expect(read('schemas/claim-report/texts.de.json')).not.toContain('keyPlace');
  await undoAll(page);
  expect(files.map(read)).toEqual(before);
});

test('a question that is needed is not removed, and the reason says for what', async ({ page }) => {
  await openWorkbench(page, 'form=claim-report&at=type.whatHappened');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('alert')).toContainText('Das geht so nicht: ', judged);
  await expect(page.getByRole('alert')).toContainText('type.whatHappened');
});
