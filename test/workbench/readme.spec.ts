import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { edit, getPreview, openWorkbench } from './openWorkbench.ts';

// The pictures of `README.md`: `npm run workbench -- --readme`.
test.skip(process.env['PICTURES'] === undefined, 'only on request');
test.use({ viewport: { width: 1440, height: 860 } });

const judged = { timeout: 60_000 };

const take = (page: Page, name: string) =>
  page.screenshot({ path: fileURLToPath(new URL(`../snapshots/pictures/${name}.png`, import.meta.url)) });

/** The outline shows all three lights. */
const expectLights = (page: Page) =>
  expect(page.getByRole('navigation', { name: 'Gliederung' }).getByText('in Ordnung')).toHaveCount(3, judged);

test('picture: a hidden question with its reason', async ({ page }) => {
  await openWorkbench(
    page,
    'form=claim-report&at=accidentRecording.fileNumber&flow=0&until=accidentRecording',
  );
  await expect(getPreview(page).getByRole('heading', { name: 'Polizei' })).toBeVisible();
  await expect(page.getByText('Kleinste Änderung')).toBeVisible();
  await expectLights(page);
  await take(page, 'workbench');
});

test('picture: a condition in rows, with its truth now', async ({ page }) => {
  await openWorkbench(
    page,
    'form=claim-report&at=accidentRecording.fileNumber&flow=0&until=accidentRecording',
  );
  await expect(getPreview(page).getByRole('heading', { name: 'Polizei' })).toBeVisible();
  await page.getByRole('button', { name: 'Sichtbar, wenn: ändern' }).click();
  const editor = page.getByRole('form', { name: 'Sichtbar, wenn' });
  await expect(editor.getByText('falsch').first()).toBeVisible();
  await editor.getByRole('button', { name: 'Spielen' }).click();
  await expect(editor.getByText('wahr', { exact: true })).toHaveCount(2);
  await expectLights(page);
  await editor.scrollIntoViewIfNeeded();
  await take(page, 'workbench-condition');
});

test('picture: a change that is read and signed', async ({ page }) => {
  const putBack = edit('schemas/claim-report/texts.de.json', (text) =>
    text.replace(/("type\.typeOfEvent\.\w+"): "[^"]*"/, '$1: "Was genau ist passiert?"'),
  );
  try {
    await openWorkbench(page, 'review=HEAD');
    const sign = page.getByRole('checkbox', { name: /^Ich habe gelesen/ });
    await sign.check(judged);
    await page.getByLabel('Stand sichern: Was hat sich geändert?').fill('Kürzer nach dem Ereignis fragen');
    await take(page, 'workbench-review');
  } finally {
    putBack();
  }
});
