import type { Page } from '@playwright/test';
import { longestWay, openPage, startClaim, walkTo } from './claimWalk.ts';
import { expect, test } from './portalTest.ts';

/** `npm test` leaves from the first, a middle and the last step, `npm run test:deep` from all. */
const stepsLeft = longestWay
  .map(([step]) => step)
  .filter((_, index, { length }) => process.env['DEEP'] !== undefined || [0, 6, length - 1].includes(index));

/** Returns the session storage of a report that is answered up to the summary. */
async function rememberedReport(page: Page): Promise<Readonly<Record<string, string>>> {
  await startClaim(page);
  await walkTo(page, longestWay, 'summary');
  await openPage(page, '/claims/summary');
  return page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
}

async function openStep(page: Page, step: string, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, value);
  }, entries);
  await openPage(page, `/claims/${step}`);
  await expect(page).toHaveURL(`/claims/${step}`);
}

const leave = (page: Page) =>
  page
    .getByRole('dialog', { name: /Vorgang/ })
    .getByRole('button', { name: 'Vorgang verlassen' })
    .click();

/** Code is slow to come from now on. */
const slowCode = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });

test('CLM-022 CLM-023 leaving leads to the chosen page, even while its code loads', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(180_000);
  await signInAs('anna.mueller');
  const entries = await rememberedReport(page);
  for (const step of stepsLeft) {
    await test.step(step, async () => {
      await openStep(page, step, entries);
      await slowCode(page);
      await page.getByRole('banner').getByRole('link', { name: 'Dokumente', exact: true }).click();
      await leave(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Meine Dokumente' })).toBeVisible();
      await expect(page).toHaveURL('/documents');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test.describe('a page that a new version has replaced', () => {
  test.use({ refusals: [404] });

  test('CLM-022 is loaded anew, and the form just left is not', async ({ page, signInAs }) => {
    await signInAs('anna.mueller');
    await startClaim(page);
    await page.locator('[name="type.thirdParty"]').check();
    await page.route('**/assets/DocumentsPage*.js', (route) => route.fulfill({ status: 404 }), { times: 2 });
    await page.getByRole('banner').getByRole('link', { name: 'Dokumente', exact: true }).click();
    await leave(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Meine Dokumente' })).toBeVisible();
    await expect(page).toHaveURL('/documents');
  });
});

const ways = [
  ['the logo', (page: Page) => page.getByRole('banner').getByRole('link').first().click(), '/'],
  [
    'the footer',
    (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click(),
    '/imprint',
  ],
  ['the way back of the browser', (page: Page) => page.goBack(), '/contractSelection'],
] as const;
for (const [name, go, target] of ways) {
  test(`CLM-022 leaving by ${name} leads there`, async ({ page, signInAs }) => {
    await signInAs('anna.mueller');
    await startClaim(page);
    await page.locator('[name="type.thirdParty"]').check();
    await slowCode(page);
    await go(page);
    await leave(page);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
