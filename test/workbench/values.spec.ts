import { expect, test } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import { getPreview, openWorkbench, readText } from './openWorkbench.ts';
import { undoAll } from './undoAll.ts';

const rules = 'rules/claim-report.json';
/** Each edit is judged over all forms. */
const judged = { timeout: 60_000 };

test('by keyboard: a value is made of parts, computes in the situation, plays another result, is renamed and removed', async ({
  page,
}) => {
  test.slow();
  const before = readText(rules);
  await openWorkbench(page, 'form=claim-report&pane=values');
  await expect(getPreview(page).getByRole('heading').first()).toBeVisible(judged);
  await page.getByRole('button', { name: 'Neuer Wert' }).press('Enter');
  const editor = page.getByRole('form', { name: 'Neuer Wert' });
  await expect(editor.getByLabel('Name in den Dateien')).toBeFocused();
  await page.keyboard.type('wartezeit');
  await editor.getByLabel('Rechnung').selectOption({ label: 'Wenn, dann, sonst' });
  await editor.getByRole('button', { name: 'Zeile', exact: true }).press('Enter');
  await editor
    .getByLabel('Wonach gefragt wird')
    .selectOption({ label: 'Schaden am eigenen Fahrzeug (Kasko)' });
  await editor.getByLabel('dann', { exact: true }).selectOption({ label: 'Zahl' });
  await editor.getByLabel('Zahl', { exact: true }).fill('3');
  await editor.getByLabel('sonst', { exact: true }).selectOption({ label: 'Summe' });
  await editor.getByLabel('Erster Wert').selectOption({ label: 'Zahl' });
  await editor.getByLabel('und', { exact: true }).selectOption({ label: 'Jahr eines Tages' });
  await expect(
    editor.getByLabel('Tag', { exact: true }).getByRole('option', { name: 'Produkt' }),
  ).toHaveCount(0);
  await editor.getByLabel('Tag', { exact: true }).selectOption({ label: 'Heute' });
  // What is typed outlives a reload.
  await page.reload();
  await editor.getByLabel('Zahl', { exact: true }).nth(1).fill('10');
  await expect(editor.getByRole('status').filter({ hasText: 'Ergibt jetzt' })).toContainText(
    /20\d\d|2\.0\d\d/,
  );
  await editor.getByRole('button', { name: 'Spielen' }).first().press('Enter');
  await expect(editor.getByRole('status').filter({ hasText: 'Ergibt jetzt' })).toContainText(
    'Ergibt jetzt 3',
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  await editor.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'wartezeit' }) });
  await expect(card).toContainText('Nichts liest diesen Wert.', judged);
  await expect(card).toContainText('Ergibt jetzt 3');
  expect(readText(rules)).toContain(
    '"wartezeit": { "if": ["type.selfDamage", 3, { "add": [10, { "year": "today" }] }] }',
  );

  await card.getByRole('button', { name: '„wartezeit“ umbenennen' }).press('Enter');
  await page.getByLabel('Neuer Name in den Dateien').fill('frist');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'frist', exact: true })).toBeVisible(judged);
  await page.getByRole('button', { name: '„frist“ löschen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'frist', exact: true })).toHaveCount(0, judged);
  expect(readText(rules)).not.toContain('frist');
  await undoAll(page);
  expect(readText(rules)).toBe(before);
});

test('by mouse: a value that is read names its readers, opens them, and is not removed', async ({ page }) => {
  await openWorkbench(page, 'form=payment-details&pane=values&flow=0');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'premium', exact: true }) });
  await expect(card).toContainText(/Ergibt jetzt [\d.,]+\s€/);
  await card.getByRole('button', { name: '„premium“ löschen' }).click();
  await expect(card.getByRole('alert')).toContainText('value.premium', judged);
  await card.getByRole('button', { name: 'Ihr Beitrag im Jahr' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Beitrag im Jahr' })).toBeVisible();
});
