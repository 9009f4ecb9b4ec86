import type { Locator, Page } from '@playwright/test';
import { contractRows } from './contractRows.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { recordAnnouncements } from './recordAnnouncements.ts';
import { tabTo } from './tabTo.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Kennzeichen oder Modell suchen' });
const yaris = '2417Y-3.508.134';

/** Asks for a contract as the menu does. */
async function askForReport(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Schaden melden', exact: true }).click();
  await expect(page).toHaveURL('/contractSelection');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('SEL-006 a customer searches and chooses a contract by keyboard alone, and the hits are announced', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await askForReport(page);
  // The area that the contract is chosen for is marked.
  await expect(page.getByRole('navigation').locator('[data-here=true]')).toHaveText(/^Schaden/);
  const said = await recordAnnouncements(page);
  await tabTo(page, search(page));
  await page.keyboard.type('yaris k-am');
  await expect(contractRows(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'gefunden' })).toHaveText('1 Vertrag gefunden');
  expect(said()).toContain('1 Vertrag gefunden');
  await expectAccessible(page);

  // Enter in the search leads nowhere.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contractSelection');
  await tabTo(page, contractRows(page, yaris));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/claims/type');
  await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(yaris);
});

for (const typed of ['kam718', 'K AM 718', 'Yaris'])
  test(`"${typed}" finds the contract of K-AM 718`, async ({ page, signInAs }) => {
    await signInAs('anna.mueller');
    await askForReport(page);
    await search(page).fill(typed);
    await expect(contractRows(page)).toHaveCount(1);
    await expect(contractRows(page, yaris)).toBeVisible();
  });

test('SEL-006 after the way back another contract is chosen with one press, also after a reload', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await askForReport(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await contractRows(page).first().click();
  await expect(page).toHaveURL('/claims/type');
  await page.goBack();
  await expect(page).toHaveURL('/contractSelection');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await contractRows(page, yaris).click();
  await expect(page).toHaveURL('/claims/type');
  await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(yaris);
});

test('a search without results has a notice, and a way back to all contracts', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  await askForReport(page);
  const all = await contractRows(page).count();
  await search(page).fill('niemand');
  await expect(page.getByText('Dazu gibt es keinen Vertrag.')).toBeVisible();
  await expect(contractRows(page)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Suche löschen' }).click();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await expect(contractRows(page)).toHaveCount(all);
});

test('an excluded contract is found with the reason', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  await askForReport(page);
  await search(page).fill('k-am 33');
  await expect(page.getByText('Dafür ist dieser Service nicht möglich.')).toBeVisible();

  await expect(
    page.getByRole('group').filter({ hasText: 'Hier nicht möglich' }).getByRole('listitem'),
  ).toHaveText([/Beendeter Vertrag\s*Der Vertrag ist beendet\.$/]);
});

test('a short list of contracts has no search', async ({ page, signInAs }) => {
  await signInAs('fuhrpark@autohaus-brandt.beispiel.de');
  await askForReport(page);
  await expect(contractRows(page)).toHaveCount(3);

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

    expect(await drawingIn(contractRows(page).nth(1))).toEqual(before);
  });
}
