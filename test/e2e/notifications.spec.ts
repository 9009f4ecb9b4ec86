import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothLooks } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^(Keine|\d+) neuen? Benachrichtigung/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Benachrichtigungen' });
const list = '**/api/v1/notification/accounts/*/notifications';

/** Everything the page's polite live region says, in order. */
async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector('#root [aria-live=polite].visuallyHidden');
    if (region === null) throw new Error('There is no live region');
    new MutationObserver(() => {
      if (region.textContent) said.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Where everything stands, and how far the page is scrolled. */
const placesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    `scrolled to ${scrollY}`,
    ...[...document.querySelectorAll('body *:not(script)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  ]);

test('NOTIF-001 NOTIF-008 NOTIF-009 the bell counts and lists, oldest first, with German dates, by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/privacy');
  const button = bell(page);
  // The confirmation of what the customer did is listed, and does not count.
  await expect(button).toHaveAccessibleName('2 neue Benachrichtigungen');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('listitem').locator('p').nth(2)).toBeVisible();
  const texts = await panel(page).getByRole('listitem').locator('p').allTextContents();
  expect(texts.slice(0, 3)).toEqual([
    'Ihre neuen Zahlungsdaten sind gespeichert.',
    'Neues Dokument: Versicherungsbestätigung eVB zum Vertrag 2417Y-3.508.126',
    'Neuigkeit: So kommen Sie sicher durch den Winter',
  ]);
  const dates = (await panel(page).locator('time').allTextContents()).slice(0, 3);
  expect(dates.every((date) => /^\d\d\.\d\d\.\d{4}, \d\d:00\u00a0Uhr$/.test(date))).toBe(true);
  await expectAccessibleInBothLooks(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await expect(button).toHaveAccessibleName('Keine neuen Benachrichtigungen');
  await page.reload();
  await expect(button).toHaveAccessibleName('Keine neuen Benachrichtigungen');
  await button.click();
  await expect(panel(page).getByRole('listitem').locator('p').nth(2)).toBeVisible();
});

test('NOTIF-011 NOTIF-012 news lead to the news of the overview, documents to the documents', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims');
  await bell(page).click();
  await panel(page)
    .getByRole('link', { name: /^Neues Dokument/ })
    .click();
  await expect(page).toHaveURL('/documents');
  await expect(panel(page)).toBeHidden();

  await bell(page).click();
  await panel(page)
    .getByRole('link', { name: /^Neuigkeit/ })
    .click();
  await expect(page).toHaveURL('/#news');
  await expect(page.getByRole('heading', { level: 2, name: 'Neuigkeiten' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Neuigkeiten' })).toBeInViewport();

  await page.evaluate(() => scrollTo(0, 0));
  await bell(page).click();
  await panel(page)
    .getByRole('link', { name: /^Neuigkeit/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Neuigkeiten' })).toBeFocused();
});

test.describe('refused', () => {
  test.use({ refusals: [500, 503] });

  test('NOTIF-002 NOTIF-010 the bell polls, dismisses at once, restores a refused entry, and announces a number that grows', async ({
    page,
    signInAs,
  }) => {
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith('/notifications')) asked += 1;
    });
    await signInAs('nora.neuhaus', '/privacy');
    await expect(bell(page)).toHaveAccessibleName(/^\d+ neue Benachrichtigungen$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const announcements = await recordAnnouncements(page);
    const before = await placesOf(page);
    expect(asked).toBe(1);
    // The clock of the page goes on by itself, and a slow machine takes its time.
    await page.clock.runFor(120_000);
    expect(asked).toBe(1);
    await page.clock.runFor(30_000);
    await expect.poll(() => asked).toBe(2);
    await page.clock.runFor(3_000);
    expect(await announcements()).toEqual([]);
    expect(await placesOf(page)).toEqual(before);

    let refuse = true;
    await page.route(`${list}/*`, (route) =>
      refuse ? route.fulfill({ status: 500, body: 'INTERNAL_ERROR' }) : route.continue(),
    );
    await bell(page).click();
    const dismiss = panel(page).getByRole('button', {
      name: /^Benachrichtigung löschen: Es gibt eine Nachricht/,
    });
    await dismiss.click();
    await expect(panel(page).getByRole('alert')).toContainText('ließ sich nicht löschen');
    // The next one; other tests give this account messages.
    await expect(panel(page).locator(':focus')).toHaveAccessibleName(
      /^Benachrichtigung löschen: (?!Es gibt eine Nachricht)/,
    );
    await expect(dismiss).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Keine neuen Benachrichtigungen');
    await expectAccessible(page);

    refuse = false;
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
    await expect(panel(page).getByRole('alert')).toBeEmpty();
    await page.keyboard.press('Escape');
    await page.route(list, async (route) => {
      const response = await route.fetch();
      const message = { type: 'NEWS', title: 'Winter' };
      const entries = (await response.json()) as readonly object[];
      const json = [...entries, { id: 'n-1', timestamp: '2026-11-21T09:00:00Z', message }];
      await route.fulfill({ response, json });
    });
    // A list that arrives while the clock runs starts the interval anew.
    await expect(async () => {
      await page.clock.runFor(150_000);
      await expect(bell(page)).toHaveAccessibleName('1 neue Benachrichtigung', { timeout: 2_000 });
    }).toPass();
    await page.clock.runFor(3_000);
    expect(new Set(await announcements())).toEqual(new Set(['1 neue Benachrichtigung']));
  });

  test('the bell reports an empty list, and a failed load with a retry', async ({ page, signInAs }) => {
    await signInAs('falk.stille', '/privacy');
    await page.getByRole('button', { name: 'Benachrichtigungen', exact: true }).click();
    await expect(panel(page)).toContainText('Die Benachrichtigungen lassen sich gerade nicht laden.');
    await expectAccessible(page);

    await page.route(list, (route) => route.fulfill({ json: [] }));
    await panel(page).getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(panel(page)).toContainText('Sie haben keine Benachrichtigungen.');
  });
});
