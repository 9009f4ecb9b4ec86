import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import { openWorkbench } from './openWorkbench.ts';
import { undoAll } from './undoAll.ts';

const file = fileURLToPath(
  new URL('../../test-results/workbench-root/rules/_shared/tables.json', import.meta.url),
);
const read = () => readFileSync(file, 'utf8');
/** Each edit is judged over all forms. */
const judged = { timeout: 60_000 };

test('a table is edited by keyboard as a grid: a row twice is marked, cells are pasted, rows move, undo', async ({
  page,
}) => {
  test.slow();
  const before = read();
  await openWorkbench(page, 'form=contract-change&pane=tables');
  await page.getByLabel('Tabelle', { exact: true }).selectOption('liabilityCodes');
  const grid = page.getByRole('form', { name: 'liabilityCodes' });
  const code = (number: number) => grid.getByLabel(`code, Zeile ${number}`);
  const [first, second] = [await code(1).inputValue(), await code(2).inputValue()];
  await code(1).focus();
  await page.keyboard.press('Enter');
  await expect(code(2)).toBeFocused();
  await code(2).fill(first);
  await grid.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await expect(grid.getByRole('alert')).toContainText('Das geht so nicht', judged);
  await expect(grid.getByRole('cell', { name: new RegExp(`liabilityCodes.*${first}`) })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  expect(read()).toBe(before);

  await code(2).fill(second);
  await grid.getByRole('button', { name: 'Zeile', exact: true }).press('Enter');
  await code(5).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'X901\t50 Mio. Euro\nX902\t60 Mio. Euro\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(code(6)).toHaveValue('X902');
  await grid.getByRole('button', { name: 'Zeile 6 nach oben' }).press('Enter');
  await expect(code(5)).toHaveValue('X902');
  // What is typed outlives a reload.
  await page.reload();
  await page.getByLabel('Tabelle', { exact: true }).selectOption('liabilityCodes');
  await expect(code(5)).toHaveValue('X902');
  await grid.getByRole('button', { name: 'Zeile 5 entfernen' }).press('Enter');
  await expect(code(5)).toHaveValue('X901');
  await grid.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await expect(grid.getByRole('button', { name: 'Übernehmen' })).toHaveCount(0, judged);
  const added = read()
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(added.map((line) => line.trim())).toEqual([
    expect.stringMatching(/^\{ "code": "0517", .* \},$/),
    '{ "code": "X901", "sum": "50 Mio. Euro" }',
  ]);
  await undoAll(page);
  expect(read()).toBe(before);
});
