import type { Page } from '@playwright/test';
import { chooseContract } from './chooseContract.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectSeenFocus } from './expectSeenFocus.ts';
import { expect, test } from './portalTest.ts';
import { recordAnnouncements } from './recordAnnouncements.ts';
import { customerOf } from './seeds.ts';

const calculation = '**/policy-changed';
const bar = (page: Page) => page.getByRole('region', { name: 'Beitrag im Monat' });
const newAmount = (page: Page) => bar(page).getByRole('definition').first();
const mileage = (page: Page) => page.locator('[name="ratingFactors.annualMileage"]');
const goOn = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });

/** Counts the calculations that the page asks for. */
function countCalculations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith('/policy-changed')) count += 1;
  });
  return () => count;
}

test.beforeEach(async ({ page, signInAs }) => {
  await chooseContract(page, customerOf('lindenau'), 'comprehensive-car');
  await signInAs('anna.mueller', '/contract/ratingFactors');
  await expect(mileage(page)).toHaveValue('12');
});

test('SUM-025 each step of a change shows the new premium, which is that of the calculation', async ({
  page,
}) => {
  const said = await recordAnnouncements(page);
  await expect(bar(page)).toHaveCount(0);
  await mileage(page).selectOption('9');
  await expect(bar(page)).toContainText('günstiger');
  const amount = await newAmount(page).innerText();
  expect(said().filter((words) => words.includes(amount))).toHaveLength(1);
  await expectAccessible(page);
  await expectSeenFocus(page);

  for (const step of ['coverage', 'summary']) {
    await goOn(page).click();
    await expect(page).toHaveURL(`/contract/${step}`);
    await expect(newAmount(page)).toHaveText(amount);
  }
  await goOn(page).click();
  await expect(page).toHaveURL('/contract/policyCalculation');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(amount);
});

test('the premium counts with each choice, and is gone without a change', async ({ page }) => {
  const count = countCalculations(page);
  await mileage(page).selectOption('9');
  await expect(bar(page)).toContainText('günstiger');
  const cheaper = await newAmount(page).innerText();
  await mileage(page).selectOption('30');
  await expect(bar(page)).toContainText('teurer');
  await mileage(page).selectOption('9');
  await expect(newAmount(page)).toHaveText(cheaper);
  expect(count()).toBe(2);

  await mileage(page).selectOption('12');
  await expect(bar(page)).toHaveCount(0);
});

test.describe('a calculation that fails', () => {
  test.use({ refusals: [503] });

  test('shows no bar and no message, and is asked for again with the next change only', async ({ page }) => {
    const count = countCalculations(page);
    await page.route(calculation, (route) => route.fulfill({ status: 503, body: 'SERVICE_UNAVAILABLE' }));
    const failed = page.waitForResponse(calculation);
    await mileage(page).selectOption('9');
    await failed;
    await page.unroute(calculation);
    await page.locator('[name="ratingFactors.garage"]').focus();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(count()).toBe(1);

    await mileage(page).selectOption('8');
    await expect(bar(page)).toContainText('günstiger');
    expect(count()).toBe(2);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the bar gives way to the keyboard, and covers nothing of the end of the page', async ({ page }) => {
    await mileage(page).selectOption('9');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await goOn(page).click();
    await goOn(page).click();
    await expect(page).toHaveURL('/contract/summary');
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
    const last = page.getByRole('contentinfo');
    await expect(last).toBeInViewport();
    const [end, begin] = await Promise.all([last.boundingBox(), bar(page).boundingBox()]);
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(begin?.y ?? 0);

    await page.locator('[name="summary.validFrom"]').focus();
    await expect(bar(page)).toBeHidden();
    await goOn(page).focus();
    await expect(bar(page)).toBeVisible();
  });
});
