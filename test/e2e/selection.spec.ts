import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { recordAnnouncements } from './recordAnnouncements.ts';
import { tabTo } from './tabTo.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Suchen' });
const contract = (page: Page, number: string) => page.getByRole('radio', { name: new RegExp(`^${number}`) });
const golf = '2417Y-3.508.126';
const yaris = '2417Y-3.508.134';

/** Asks for a contract as the menu does. */
async function askForReport(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Schaden melden', exact: true }).click();
  await expect(page).toHaveURL('/contractSelection');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('a customer searches, chooses and confirms a contract by keyboard alone, and the hits are announced', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await askForReport(page);
  const said = await recordAnnouncements(page);
  await tabTo(page, search(page));
  await page.keyboard.type('yaris k-am');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'gefunden' })).toHaveText('1 Vertrag gefunden');
  expect(said()).toContain('1 Vertrag gefunden');
  await expectAccessible(page);

  // Enter searches and sends nothing.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' })).toHaveCount(0);
  await tabTo(page, contract(page, yaris));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Weiter mit diesem Vertrag' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/claims/type');
  await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(yaris);
});

test('a chosen contract stays chosen and visible during any search', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  await askForReport(page);
  await contract(page, golf).check();
  await search(page).fill('yaris');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(contract(page, golf)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'gefunden' })).toHaveText('1 Vertrag gefunden');

  await search(page).fill('niemand');
  await expect(page.getByText('Dazu gibt es keinen Vertrag.')).toBeVisible();
  await expect(contract(page, golf)).toBeChecked();

  // A contract disappears only with the next letter, not while the customer chooses another one.
  await search(page).fill('yaris');
  await contract(page, yaris).check();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await search(page).fill('yaris h');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.getByRole('button', { name: 'Weiter mit diesem Vertrag' }).click();
  await expect(page).toHaveURL('/claims/type');
  await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(yaris);
});

test('a search without results has a notice, and a way back to all contracts', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  await askForReport(page);
  const all = await page.getByRole('radio').count();
  await search(page).fill('niemand');
  await expect(page.getByText('Dazu gibt es keinen Vertrag.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);

  // The open requirement links to its question.
  await page.getByRole('button', { name: 'Weiter mit diesem Vertrag' }).press('Enter');
  await page.getByRole('link', { name: 'Bitte wählen Sie einen Vertrag aus.' }).click();
  await expect(page.getByRole('button', { name: 'Suche löschen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await expect(page.getByRole('radio')).toHaveCount(all);
});

test('an excluded contract is found with the reason', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  await askForReport(page);
  await search(page).fill('k-am 33');
  await expect(page.getByText('Dafür ist dieser Service nicht möglich.')).toBeVisible();

  await expect(page.getByRole('region', { name: 'Hier nicht möglich' }).getByRole('listitem')).toHaveText([
    /Beendeter Vertrag\s*Der Vertrag ist beendet\.$/,
  ]);
});

test('a short list of contracts has no search', async ({ page, signInAs }) => {
  await signInAs('fuhrpark@autohaus-brandt.beispiel.de');
  await askForReport(page);
  await expect(page.getByRole('radio')).toHaveCount(3);

  await expect(search(page)).toHaveCount(0);
});

for (const width of [1280, 360]) {
  test(`vehicles look as they do on the start page, ${width} pixels wide`, async ({ page, signInAs }) => {
    const drawingIn = async (part: Locator) => {
      const picture = part.locator('svg').first();
      const { width: wide = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      return { wide, height, shapes: await picture.innerHTML() };
    };
    await page.setViewportSize({ width, height: 800 });
    await signInAs('fuhrpark@autohaus-brandt.beispiel.de');
    const list = page.getByRole('region', { name: 'Ihre Verträge' });
    const before = await drawingIn(list.getByRole('listitem').nth(1));
    expect(before.wide).toBeGreaterThan(50);
    await askForReport(page);

    expect(await drawingIn(page.locator('label').nth(1))).toEqual(before);
  });
}
