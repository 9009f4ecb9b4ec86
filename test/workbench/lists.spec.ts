import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import { getPreview, openWorkbench, readText } from './openWorkbench.ts';
import { undoAll } from './undoAll.ts';

const form = 'mitfahrt-anmelden';
/** Each edit is judged over all forms. */
const judged = { timeout: 60_000 };

const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function makeForm(page: Page): Promise<void> {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Neues Formular', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Neues Formular' });
  await dialog.getByLabel('Titel').fill('Mitfahrt anmelden');
  await dialog.getByLabel('Fragen').fill('Fahren andere mit?; ja/nein');
  await dialog.getByRole('button', { name: 'Anlegen' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`form=${form}`), judged);
  await page
    .getByRole('navigation', { name: 'Gliederung' })
    .getByRole('button', { name: 'Fahren andere mit?' })
    .press('Enter');
}

async function insertList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Frage darunter einfügen' }).press('Enter');
  await page.getByRole('radio', { name: 'Ja oder Nein' }).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Liste mit Zeilen' })).toBeChecked();
  await page.getByLabel('Worum es in der Liste geht').fill('Wer fährt mit?');
  await page.getByLabel('Was eine Zeile ist').fill('Person');
  await page.getByLabel('Erste Frage in jeder Zeile').fill('Name');
  await page.getByLabel('Kurz, für die Zusammenfassung').fill('Mitfahrende');
  await page.getByRole('button', { name: 'Einfügen', exact: true }).press('Enter');
  await expect(getHeading(page, 'Wer fährt mit?')).toBeVisible(judged);
}

async function insertInRows(page: Page, kind: string, words: string): Promise<void> {
  await page.getByRole('radio', { name: kind }).check({ force: true });
  await page.getByRole('textbox', { name: 'Frage', exact: true }).fill(words);
  await page.getByLabel('Kurz, für die Zusammenfassung').fill('Kurz');
  await page.getByRole('button', { name: 'Einfügen', exact: true }).press('Enter');
  await expect(getHeading(page, words)).toBeVisible(judged);
}

test('by keyboard: a list, questions of its rows, their limits, a condition judged in a chosen row, and a sum over the rows', async ({
  page,
}) => {
  test.slow();
  await makeForm(page);
  await insertList(page);
  const preview = getPreview(page);
  await expect(preview.getByRole('button', { name: 'Person hinzufügen' })).toBeVisible(judged);
  await page.getByLabel('Höchstens Zeilen').fill('3');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => readText(`schemas/${form}/form.json`), judged)
    .toMatch(/"minItems": 1,\s+"maxItems": 3/);

  await page.getByRole('button', { name: 'Frage in jede Zeile einfügen' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Liste mit Zeilen' })).toHaveCount(0);
  await insertInRows(page, 'Zahl', 'Alter');
  await page.getByRole('button', { name: 'Frage darunter einfügen' }).press('Enter');
  await insertInRows(page, 'Ja oder Nein', 'Braucht sie einen Kindersitz?');
  await expect(page.getByText('Ihre Angaben · Wer fährt mit? · Frage')).toBeVisible();

  // Without a row nothing is judged; each row has its own answers.
  await expect(page.getByText('Keine Zeile in der Vorschau')).toBeVisible();
  for (let count = 0; count < 2; count += 1)
    await page.getByRole('button', { name: 'Zeile hinzufügen' }).press('Enter');
  await expect(preview.getByLabel('Alter')).toHaveCount(2);
  await preview.getByLabel('Alter').nth(0).fill('40');
  await preview.getByLabel('Alter').nth(1).fill('7');
  await preview.getByLabel('Alter').nth(1).press('Tab');

  await page.getByRole('button', { name: 'Sichtbar, wenn: ändern' }).press('Enter');
  const editor = page.getByRole('form', { name: 'Sichtbar, wenn' });
  await editor.getByRole('button', { name: 'Zeile', exact: true }).press('Enter');
  const subjects = editor.getByLabel('Wonach gefragt wird');
  // Only what stands above in the row and outside of the list.
  expect(await subjects.getByRole('option').allTextContents()).toEqual(
    expect.arrayContaining(['Fahren andere mit?', 'Alter']),
  );
  await expect(subjects.getByRole('option', { name: 'Name' })).toHaveCount(0);
  await subjects.selectOption({ label: 'Alter' });
  await editor.getByLabel('Vergleich').selectOption({ label: 'kleiner als' });
  await editor.getByLabel('Antwort').fill('12');
  const row = page.getByLabel('2 Zeilen in der Vorschau');
  await expect(row.getByRole('option', { name: '2. Person' })).toHaveCount(1);
  await expect(editor.getByText('Jetzt falsch')).toBeVisible();
  await row.selectOption({ label: '2. Person' });
  await expect(editor.getByText('Jetzt wahr')).toBeVisible();
  await expect(editor.getByText(/Falsch mit/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  await editor.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await expect(editor).toHaveCount(0, judged);
  expect(readText(`rules/${form}.json`)).toContain('{ "<": ["row.alter", 12] }');
  await expect(preview.getByText('Braucht sie einen Kindersitz?')).toHaveCount(1);
  const why = page.getByRole('region', { name: 'Warum?' });
  await expect(why).toContainText('Ist sichtbar');
  await row.selectOption({ label: '1. Person' });
  await expect(why).toContainText('Ist verborgen');

  await page.getByRole('button', { name: 'Werte', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Neuer Wert' }).press('Enter');
  const value = page.getByRole('form', { name: 'Neuer Wert' });
  await value.getByLabel('Rechnung').selectOption({ label: 'Summe über eine Liste' });
  await value.getByLabel('Liste', { exact: true }).selectOption({ label: 'Wer fährt mit?' });
  await value.getByLabel('Je Eintrag').selectOption({ label: 'Alter' });
  await expect(value.getByRole('status').filter({ hasText: 'Ergibt jetzt' })).toContainText('47');
  await value.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await undoAll(page);
});
