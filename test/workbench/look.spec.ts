import { expect, test } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import { getPreview, openWorkbench } from './openWorkbench.ts';

for (const [name, query] of [
  ['the list', ''],
  ['a form', 'form=claim-report'],
  ['the texts', 'form=contact-callback&pane=words'],
  ['a question', 'form=claim-report&at=type.typeOfEvent&flow=0'],
] as const)
  test(`axe finds nothing on ${name}, light and dark`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await openWorkbench(page, query);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (query !== '') await expect(getPreview(page).getByRole('heading').first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    }
  });

test('axe finds nothing on what changes a question, light and dark', async ({ page }) => {
  await openWorkbench(page, 'form=claim-report&at=vehicle.financing');
  await page.getByRole('button', { name: 'Frage darunter einfügen' }).click();
  for (const rule of ['Sichtbar', 'Freiwillig', 'Gesperrt'])
    await page.getByRole('button', { name: `${rule}, wenn: ändern` }).click();
  const editor = page.getByRole('form', { name: 'Gesperrt, wenn' });
  await editor.getByRole('button', { name: 'Zeile', exact: true }).click();
  await editor.getByLabel('Wonach gefragt wird').selectOption({ label: 'Welches Ereignis war es?' });
  await editor.getByLabel('Vergleich').selectOption({ label: 'ist eine von' });
  await page.getByRole('button', { name: 'Antwort hinzufügen' }).click();
  await page.getByRole('button', { name: 'Umbenennen' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
});

test('at 200 % nothing is cut off sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  for (const query of ['', 'form=claim-report&at=type.typeOfEvent']) {
    await openWorkbench(page, query);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, query).toBeLessThanOrEqual(0);
  }
});
