import { expect, test } from '@playwright/test';
import { openWorkbench } from './openWorkbench.ts';

test('a condition is built by keyboard alone, and the focus never vanishes', async ({ page }) => {
  await openWorkbench(page, 'form=claim-report&at=type.injuryHelp');
  const pencil = page.getByRole('button', { name: 'Sichtbar, wenn: ändern' });
  await pencil.focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('form', { name: 'Sichtbar, wenn' });
  const first = editor.getByRole('group', { name: 'Zeile 1' });
  await page.keyboard.press('Tab');
  await expect(first.getByLabel('Wonach gefragt wird')).toBeFocused();
  const add = editor.getByRole('button', { name: 'Zeile', exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  const second = editor.getByRole('group', { name: 'Zeile 2' });
  await expect(second.getByLabel('Wonach gefragt wird')).toBeFocused();
  await page.keyboard.type('Schaden bei anderen');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(second.getByLabel('Vergleich')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second.getByLabel('Vergleich')).not.toHaveValue('holds');
  await editor.getByRole('button', { name: 'Eine genügt' }).press('Enter');
  await expect(editor.getByRole('button', { name: 'Eine genügt' })).toHaveAttribute('aria-pressed', 'true');
  await second.getByRole('button', { name: /^Entfernen/ }).press('Enter');
  await expect(second).toHaveCount(0);
  await expect(add).toBeFocused();
  await editor.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await expect(editor).toHaveCount(0);
  await expect(pencil).toBeFocused();
});

test('at 200 % no pane of editing is cut off sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await openWorkbench(page, 'form=claim-report&at=vehicle.financing');
  for (const rule of ['Sichtbar', 'Freiwillig', 'Gesperrt'])
    await page.getByRole('button', { name: `${rule}, wenn: ändern` }).click();
  await page.getByRole('form', { name: 'Gesperrt, wenn' }).getByRole('button', { name: 'Zeile' }).click();
  await page.getByRole('button', { name: 'Frage darunter einfügen' }).click();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Antworten des Servers' }).click();
  await page.getByRole('button', { name: 'Eigene Meldung für 422 DATE_IN_FUTURE' }).click();
  await expect(page.getByRole('textbox', { name: 'Meldung' })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Tabellen' }).click();
  await page.getByLabel('Tabelle', { exact: true }).selectOption('blocks');
  await expect(page.getByRole('form', { name: 'blocks' })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
