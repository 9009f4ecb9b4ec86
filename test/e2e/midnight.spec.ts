import type { Page } from '@playwright/test';
import { shortestWay, startClaim, walkTo } from './claimWalk.ts';
import { expect, test } from './portalTest.ts';
import { setServerTime } from './setServerTime.ts';
import { signIn } from './signIn.ts';

/** Two minutes around midnight in Berlin, on Sunday, 22 November. */
const [evening, morning] = ['2026-11-22T23:58:30+01:00', '2026-11-23T00:00:30+01:00'];

const ways: readonly (readonly [when: string, cross: (page: Page) => Promise<void>])[] = [
  ['at midnight', async (page) => page.clock.fastForward('02:00')],
  [
    'when the customer turns to a page whose timers slept',
    async (page) => {
      const now = await page.evaluate(() => Date.now());
      await page.clock.setSystemTime(now + 120_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
  ],
];

for (const [when, cross] of ways)
  test(`buttons, limits and the calendar of an open page move to the next day of Berlin ${when}`, async ({
    browser,
    baseURL,
  }) => {
    // The day of the device is another one all the time.
    const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Pacific/Auckland' });
    const page = await context.newPage();
    await page.clock.install();
    await setServerTime(page, evening);
    await signIn(page, 'anna.mueller');
    await startClaim(page);
    await walkTo(page, shortestWay, 'details');
    const field = page.locator('[data-field="details.claimDate"]');
    const date = field.getByRole('textbox');
    const marked = page.getByRole('dialog').filter({ visible: true }).locator('[aria-current="date"]');
    async function expectDay(today: string, yesterday: string, name: string): Promise<void> {
      await field.getByRole('button', { name: 'Gestern' }).click();
      await expect(date).toHaveValue(yesterday);
      await field.getByRole('button', { name: 'Heute' }).click();
      await expect(date).toHaveValue(today);
      await field.getByRole('button', { name: /Kalender/ }).click();
      await expect(marked).toHaveAccessibleName(name);
      await page.keyboard.press('Escape');
    }

    await expectDay('22.11.2026', '21.11.2026', 'Sonntag, 22. November 2026, heute');
    await date.fill('23.11.2026');
    await date.blur();
    await expect(date).toHaveAttribute('aria-invalid', 'true');

    // Later answers of the server have the time of the page's clock.
    await setServerTime(page, morning);
    await cross(page);
    await expect(date).not.toHaveAttribute('aria-invalid', 'true');
    await expectDay('23.11.2026', '22.11.2026', 'Montag, 23. November 2026, heute');
    await context.close();
  });
