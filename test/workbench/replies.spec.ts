import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import { getPreview, openWorkbench } from './openWorkbench.ts';
import { undoAll } from './undoAll.ts';

const copy = fileURLToPath(new URL('../../test-results/workbench-root/', import.meta.url));
const read = (file: string) => readFileSync(copy + file, 'utf8');
const files = ['schemas/claim-report/calls.json', 'schemas/claim-report/texts.de.json'];

test('a press plays an answer of the server; a gap gets its own message by keyboard, and it is drawn', async ({
  page,
}) => {
  test.slow();
  const before = files.map(read);
  await openWorkbench(page, 'form=claim-report&pane=replies');
  const calls = page.getByRole('region', { name: 'Beim Absenden' });
  await calls.getByRole('button', { name: '503 spielen', exact: true }).click();
  const said = calls.getByRole('row', { name: /^503 / }).getByText(/nicht erreichbar/);
  await expect(getPreview(page).getByText(await said.innerText())).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }

  const own = 'Der Schadentag liegt in der Zukunft. Bitte prüfen Sie das Datum.';
  const add = calls.getByRole('button', { name: 'Eigene Meldung für 422 DATE_IN_FUTURE' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(calls.getByRole('textbox', { name: 'Meldung' })).toBeFocused();
  await page.keyboard.type(own);
  // What is typed outlives a reload.
  await page.reload();
  await expect(calls.getByRole('textbox', { name: 'Meldung' })).toHaveValue(own);
  await calls.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  const row = calls.getByRole('row', { name: /^422 DATE_IN_FUTURE/ });
  await expect(row).toContainText(own, { timeout: 60_000 });
  await expect(add).toHaveCount(0);
  await row.getByRole('button', { name: '422 DATE_IN_FUTURE spielen' }).press('Enter');
  await expect(getPreview(page).getByText(own)).toBeVisible();
  await undoAll(page);
  expect(files.map(read)).toEqual(before);
});
