import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { edit, getPreview, openWorkbench } from './openWorkbench.ts';
import { undoAll } from './undoAll.ts';
import { workbenchToken } from './workbenchAddress.ts';

const copy = fileURLToPath(new URL('../../test-results/workbench-root/', import.meta.url));
const file = 'schemas/contact-callback/texts.de.json';
const read = () => readFileSync(copy + file, 'utf8');

/** The key of a text that the first step shows, with its words. */
function findTitle(): readonly [key: string, text: string] {
  const texts = Object.entries(JSON.parse(read()) as Record<string, string>);
  const found = texts.find(([key, text]) => /^\w+\.title$/.test(key) && !text.includes('{'));
  if (!found) throw new Error('The form has no title.');
  return found;
}

test('by mouse: a word is pressed in the preview, written, seen there, and taken back byte for byte', async ({
  page,
}) => {
  const before = read();
  const [key, title] = findTitle();
  await openWorkbench(page, 'form=contact-callback');
  const heading = getPreview(page).getByRole('heading', { name: title, exact: true }).first();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Text anklicken' }).click();
  await heading.click();
  const field = page.getByRole('textbox', { name: `Überschrift ${key}, alle Marken` });
  await expect(field).toBeFocused();
  await page.keyboard.type('Ein Text mit  zwei Lücken und {strange}');
  await expect(page.getByText('Neu und im alten Text nicht vorhanden: {strange}')).toBeVisible();
  await field.fill('Rufen Sie uns an');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(getPreview(page).getByRole('heading', { name: 'Rufen Sie uns an' }).first()).toBeVisible();
  expect(read()).toBe(before.replace(`"${key}": "${title}"`, `"${key}": "Rufen Sie uns an"`));
  await undoAll(page);
  await expect(heading).toBeVisible();
  expect(read()).toBe(before);
});

test('by keyboard in the grid: the text of one brand, what it replaces, undo and redo', async ({ page }) => {
  const [key, title] = findTitle();
  await openWorkbench(page, 'form=contact-callback&pane=words&brand=nordkamp');
  await page.getByLabel('Texte filtern').focus();
  await page.keyboard.type(key);
  await page
    .getByRole('button', { name: /^Eigener Text für Nordkamp/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: `${key}, nur Nordkamp` });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Moin');
  await page.keyboard.press('Control+Enter');
  const own = getPreview(page).getByRole('heading', { name: 'Moin', exact: true }).first();
  await expect(own).toBeVisible();
  await page.getByRole('heading', { level: 1, name: 'Alle Texte' }).focus();
  await expect(
    page.getByRole('button', { name: 'Rückgängig: „Moin“ in brands/nordkamp/texts.de.json' }),
  ).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Rückgängig', exact: true })).toBeDisabled();
  await expect(own).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(own).toBeVisible();
  await page.getByRole('button', { name: 'Eigenen Text zurücknehmen' }).click();
  await expect(getPreview(page).getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
  await undoAll(page);
});

test('what is typed outlives a reload, and what somebody else wrote meanwhile is not lost', async ({
  page,
}) => {
  const before = read();
  const [key, title] = findTitle();
  await openWorkbench(page, 'form=contact-callback&pane=words');
  const field = page.getByRole('textbox', { name: `${key}, alle Marken` });
  await field.fill('Mein Text');
  await page.reload();
  await expect(field).toHaveValue('Mein Text');
  const undo = edit(file, (text) => text.replace(`"${key}": "${title}"`, `"${key}": "Anderer Text"`));
  try {
    await expect(page.getByText('In der Datei steht jetzt: „Anderer Text“')).toBeVisible();
    expect(read()).toContain('"Anderer Text"');
    await page.getByRole('button', { name: 'Meinen Text nehmen' }).click();
    await expect.poll(read).toContain('"Mein Text"');
    await undoAll(page);
    await expect.poll(read).toContain('"Anderer Text"');
  } finally {
    undo();
  }
  expect(read()).toBe(before);
});

test('the routes that write refuse another site, a missing token, and a text that no file has', async ({
  page,
}) => {
  await openWorkbench(page);
  const data = { area: '../../package', key: 'name', brand: null, was: 'x', text: 'y' };
  const answer = await page.request.post('/api/edits', { data });
  expect(await answer.json()).toMatchObject({ kind: 'refused' });
  const foreign = await page.request.post('/api/edits', { data, headers: { Origin: 'https://example.org' } });
  expect(foreign.status()).toBe(403);
  await page.context().clearCookies();
  const bare = await page.request.post(`/api/edits?token=${workbenchToken}`, { data });
  expect(bare.status()).toBe(403);
});
