import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import { getPreview, openWorkbench } from './openWorkbench.ts';
import { undoAll } from './undoAll.ts';

// "Ask for the keys when the whole vehicle was stolen": the first day of the design.

const copy = fileURLToPath(new URL('../../test-results/workbench-root/', import.meta.url));
const read = (file: string) => readFileSync(copy + file, 'utf8');
const files = [
  'schemas/claim-report/form.json',
  'schemas/claim-report/texts.de.json',
  'rules/claim-report.json',
];
const flows = 'test/flows/claim-report/';
const keys = 'Haben Sie noch alle Schlüssel?';
/** Each edit is judged over all forms, and a noisy machine takes long for the first one. */
const judged = { timeout: 60_000 };

const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const getQuestion = (page: Page) => getPreview(page).getByRole('group', { name: keys });

/** Answers the new question in both flow tests that fail by it, and accepts them. */
async function acceptFlows(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Abläufe/ }).click();
  await page.getByRole('button', { name: 'So annehmen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abläufe, die nicht bestehen' });
  await expect(dialog.getByLabel(keys)).toHaveCount(2, judged);
  await expect(dialog.getByText('Eine Antwort fehlt noch.')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Annehmen' })).toBeDisabled();
  const stolen = dialog.getByRole('region', { name: /^Bei einem gestohlenen Fahrzeug/ });
  await stolen.getByLabel(keys).selectOption('Ja');
  await expect(stolen.getByText('Besteht dann.')).toBeVisible(judged);
  await expect(dialog.getByRole('button', { name: 'Einen Ablauf annehmen' })).toBeEnabled(judged);
  expect(await findViolations(page)).toEqual([]);
  const other = dialog.getByRole('region', { name: /Das ganze Fahrzeug ist gestohlen/ });
  await other.getByLabel(keys).selectOption('Nein');
  await dialog.getByRole('button', { name: '2 Abläufe annehmen' }).click(judged);
  await expect(dialog.getByText('Angenommen. 2 Abläufe bestehen.')).toBeVisible(judged);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
}

test('by mouse: a question is inserted, gets its condition in rows, is seen when it holds, and the flow tests that turn red are accepted', async ({
  page,
}) => {
  test.slow();
  const before = files.map(read);
  await openWorkbench(page, 'form=claim-report&at=type.typeOfEvent');
  await page.getByRole('button', { name: 'Frage darunter einfügen' }).click();
  await page.getByRole('textbox', { name: 'Frage', exact: true }).fill(keys);
  await page.getByRole('textbox', { name: 'Kurz, für die Zusammenfassung' }).fill('Alle Schlüssel vorhanden');
  await page.getByRole('button', { name: 'Einfügen', exact: true }).click();
  await expect(getHeading(page, keys)).toBeVisible(judged);
  await expect(getQuestion(page)).toBeVisible();

  await page.getByRole('button', { name: 'Sichtbar, wenn: ändern' }).click();
  const editor = page.getByRole('form', { name: 'Sichtbar, wenn' });
  await editor.getByRole('button', { name: 'Zeile', exact: true }).click();
  await editor.getByLabel('Wonach gefragt wird').selectOption({ label: 'Welches Ereignis war es?' });
  await editor.getByLabel('Antwort', { exact: true }).selectOption({ label: 'Diebstahl: ganzes Fahrzeug' });
  await expect(editor.getByText('falsch')).toHaveCount(2);
  await editor.getByRole('button', { name: 'Zeile', exact: true }).click();
  const second = editor.getByRole('group', { name: 'Zeile 2' });
  await second
    .getByLabel('Wonach gefragt wird')
    .selectOption({ label: 'Was ist mit Ihrem Fahrzeug passiert?' });
  await second.getByLabel('Antwort', { exact: true }).selectOption({ label: 'Unfall' });
  await expect(editor.getByRole('alert')).toHaveText('Das kann nie gelten, was auch geantwortet wird.');
  await second.getByRole('button', { name: /^Entfernen/ }).click();
  await editor.getByRole('button', { name: 'Spielen' }).click();
  await expect(editor.getByText('wahr', { exact: true })).toHaveCount(2);
  await editor.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(editor).toHaveCount(0, judged);
  await expect(getQuestion(page)).toBeVisible();
  expect(read('rules/claim-report.json')).toMatch(
    /"type\.alleSchluessel": \{ "show": \{ "===": \["type\.typeOfEvent", "THEFT_VEHICLE"\] \} \}/,
  );
  const outline = page.getByRole('navigation', { name: 'Gliederung' });
  await expect(outline.getByText('2 von 89 Abläufen bestehen nicht')).toBeVisible({ timeout: 60_000 });
  await acceptFlows(page);
  await expect(page.getByRole('status').getByText('89 Abläufe bestehen')).toBeVisible({ timeout: 60_000 });
  expect(read(`${flows}stolen-vehicle-wording.flow.yaml`)).toContain(
    'enter: { selfDamage: true, whatHappened: MISC, typeOfEvent: THEFT_VEHICLE, alleSchluessel: true }',
  );
  expect(read(`${flows}own-damage-by-event.flow.yaml`)).toContain(
    '      type.typeOfEvent: THEFT_VEHICLE\n      type.alleSchluessel: false\n',
  );
  await undoAll(page);
  expect(files.map(read)).toEqual(before);
});

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
