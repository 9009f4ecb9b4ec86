import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { answer, comprehensiveCar, longestWay, startClaim, walkTo } from './claimWalk.ts';
import { test } from './portalTest.ts';

/** The pictures of the README, taken of the running product: `npm run tour -- --readme`. */
test.describe('pictures', () => {
  test.skip(process.env['PICTURES'] === undefined, 'only on request');

  test('overview of claims', async ({ page, signInAs }) => {
    await signInAs('anna.mueller', '/claims');
    await take(page, 'claims');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('first step, answered', async ({ page, signInAs }) => {
      await signInAs('anna.mueller');
      await startClaim(page, comprehensiveCar);
      await answer(page, longestWay[0]?.[1] ?? {});
      await page.evaluate(() => window.scrollTo(0, 0));
      await take(page, 'claim-type');
    });

    test('a step with its errors, in the dark', async ({ page, signInAs }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await signInAs('anna.mueller');
      await startClaim(page, comprehensiveCar);
      await walkTo(page, longestWay, 'details');
      await answer(page, { 'details.claimDate': '31.2.2026', 'details.claimTime': '14:30' });
      await page.getByRole('button', { name: 'Weiter', exact: true }).press('Enter');
      await take(page, 'claim-errors');
    });
  });
});

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const path = fileURLToPath(new URL(`../snapshots/pictures/${name}.png`, import.meta.url));
  await page.screenshot({ path, animations: 'disabled' });
}
