import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { findViolations } from './findViolations.ts';
import { getPreview, openWorkbench } from './openWorkbench.ts';

const folder = fileURLToPath(
  new URL('../../test-results/workbench-root/test/flows/claim-report/', import.meta.url),
);
const name = 'Glas auf der Autobahn';
const file = `${folder}glas-auf-der-autobahn.flow.yaml`;

/** Opens the record dialog of the walk that a flow test makes up to a step. */
async function record(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Als Ablauf sichern' });
  await page.getByRole('button', { name: 'Als Ablauf sichern' }).click();
  await expect(dialog.getByLabel('Was geschieht?')).toBeVisible();
  return dialog;
}

test('a walk in the preview becomes a flow test that passes, and is taken back', async ({ page }) => {
  const before = readdirSync(folder);
  await openWorkbench(page, 'form=claim-report&flow=0&until=accidentRecording');
  await expect(getPreview(page).getByRole('radio', { name: 'Nein' })).toBeChecked();
  await getPreview(page).getByText('Ja', { exact: true }).click();
  await record(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Als Ablauf sichern' })).toBeFocused();
  const dialog = await record(page);
  await expect(dialog.getByLabel('Was geschieht?')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Was geschieht?')).toBeFocused();
  await expect(dialog.getByText('Bitte schreiben Sie in einem Satz, was geschieht.')).toBeVisible();
  await page.keyboard.type(name);
  await dialog.getByRole('checkbox', { name: 'Aktenzeichen der Polizei', exact: true }).check();
  await dialog.getByRole('button', { name: 'Sichern' }).click();
  await expect(dialog.getByText('Der Ablauf besteht.')).toBeVisible();

  const written: unknown = parse(readFileSync(file, 'utf8'));
  expect(written).toMatchObject({
    flow: name,
    form: 'claim-report',
    steps: expect.arrayContaining([
      expect.objectContaining({ at: 'accidentRecording', shows: ['fileNumber'], blocked: ['fileNumber'] }),
    ]),
  });
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByLabel('Situation').getByRole('option', { name })).toBeAttached();
  await page.getByRole('button', { name: `Rückgängig: Ablauf „${name}“` }).click();
  await expect.poll(() => existsSync(file)).toBe(false);
  expect(readdirSync(folder)).toEqual(before);
});
