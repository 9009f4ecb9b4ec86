import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import { edit, getPreview, openWorkbench, readText } from './openWorkbench.ts';
import { undoAll } from './undoAll.ts';

const texts = 'schemas/contact-callback/texts.de.json';
const query = (file: string) => `form=contact-callback&pane=files&file=${encodeURIComponent(file)}`;
const getEditor = (page: Page) => page.getByRole('textbox', { name: 'Inhalt von' });

/** Puts the cursor behind the first place of a text, by the search of the editor. */
async function goTo(page: Page, words: string): Promise<void> {
  await getEditor(page).press('Control+f');
  await page.getByRole('textbox', { name: 'Suchen' }).pressSequentially(words);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

test('what is selected and where the cursor is are the same in a file', async ({ page }) => {
  await openWorkbench(page, 'form=claim-report&pane=files&file=rules%2Fclaim-report.json');
  // The first page of a server waits until all definitions are read.
  await expect(getEditor(page)).toBeVisible({ timeout: 30_000 });
  await page
    .getByRole('navigation', { name: 'Gliederung' })
    .getByText('Was ist mit Ihrem Fahrzeug passiert?')
    .click();
  await expect(page.locator('.cm-activeLine')).toContainText('type.whatHappened');
  await goTo(page, '"type.typeOfEvent": {');
  await expect(page).toHaveURL(/at=type\.typeOfEvent/);
  await page.getByRole('combobox', { name: 'Datei' }).selectOption('schemas/claim-report/form.json');
  await expect(page.locator('.cm-activeLine')).toContainText('typeOfEvent');
});

test('broken JSON says its line, is not written, outlives a reload, and leaves the preview', async ({
  page,
}) => {
  await openWorkbench(page, query(texts));
  await goTo(page, '"title": ');
  await page.keyboard.type('x');
  const problems = page.getByRole('region', { name: 'Fehler' });
  await expect(problems).toContainText('Zeile 3');
  const before = readText(texts);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('Es wurde nichts geschrieben.');
  expect(readText(texts)).toBe(before);
  await page.reload();
  await expect(page.getByText('Nicht gesichert', { exact: true })).toBeVisible();
  await expect(problems.getByRole('button')).toHaveCount(1);
  await expect(getPreview(page).getByRole('heading').first()).toBeVisible();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(problems).toContainText('Kein Fehler');
});

test('a change by keyboard alone is in the file and in the preview, and the arrow takes it back', async ({
  page,
}) => {
  await openWorkbench(page, query(texts));
  const before = readText(texts);
  await goTo(page, '"title": "');
  await page.keyboard.type('Neu: ');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Wie in der Datei')).toBeVisible();
  expect(readText(texts)).toBe(before.replace('"title": "', '"title": "Neu: '));
  await undoAll(page);
  expect(readText(texts)).toBe(before);
  await expect(getEditor(page)).not.toContainText('Neu: ');
});

test('a file that somebody else wrote meanwhile shows both versions, and none is lost', async ({ page }) => {
  await openWorkbench(page, query(texts));
  await goTo(page, '"title": "');
  await page.keyboard.type('Von mir: ');
  const undo = edit(texts, (text) => text.replace('"title": "', '"title": "Von anderer Hand: '));
  try {
    await expect(page.getByRole('alert')).toContainText('anderswo geändert');
    await expect(page.locator('.cm-deletedChunk').filter({ hasText: 'Von anderer Hand: ' })).toBeVisible();
    await expect(getEditor(page)).toContainText('Von mir: ');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Meine Fassung behalten' }).click();
    await getEditor(page).press('Control+s');
    await expect(page.getByText('Wie in der Datei')).toBeVisible();
    expect(readText(texts)).toContain('"title": "Von mir: ');
    await undoAll(page);
    expect(readText(texts)).toContain('"title": "Von anderer Hand: ');
  } finally {
    undo();
  }
});

test('keys and names are completed from the definitions', async ({ page }) => {
  await openWorkbench(page, query('rules/contact-callback.json'));
  await goTo(page, '"fields": {');
  await page.keyboard.press('Control+Space');
  const offers = page.getByRole('listbox', { name: 'Vorschläge' });
  // The names of all forms are read once.
  await expect(offers.getByRole('option').first()).toContainText('request.', { timeout: 30_000 });
  await page.keyboard.press('Escape');
});
