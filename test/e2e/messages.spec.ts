import { expectAccessibleInBothLooks } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { setServerTime } from './setServerTime.ts';
import { signIn } from './signIn.ts';

test('MSG-003 MSG-009 open premiums stand on every page, without a way to close them', async ({
  page,
  signInAs,
}) => {
  await signInAs('markus.hahn');
  await page.getByRole('dialog').getByRole('button', { name: 'Hinweis schließen' }).click();
  const message = page.getByRole('region', { name: 'Zu Ihrem Konto' });
  await expect(message).toContainText(/Es sind noch Beiträge offen\..* 030 23125 100\./);
  await expect(message.getByRole('button')).toHaveCount(0);

  await page.getByRole('link', { name: 'Dokumente', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Dokumente' })).toBeFocused();
  await expect(message).toContainText('Es sind noch Beiträge offen.');
});

test('MSG-008 a deactivated customer is told to call, on every page', async ({ page, signInAs }) => {
  await signInAs('gero.sperber', '/claims');

  await expect(page.getByRole('region', { name: 'Zu Ihrem Konto' })).toContainText(
    'Änderungen sind online nicht möglich. Bitte rufen Sie uns an: 030 23125 100.',
  );
});

test('MSG-014 SHELL-021 DASH-015 the overview explains the year-end operation and shows the general note', async ({
  page,
  signInAs,
}) => {
  await signInAs('jana.wechsler');

  await expect(page.getByRole('main')).toContainText(
    'Zum Jahreswechsel verarbeiten wir Änderungen etwas später.',
  );
  await expect(page.getByRole('main')).toContainText('Wir bekommen gerade sehr viele Anfragen.');
  await expectAccessibleInBothLooks(page);
});

test('MSG-016 MSG-017 DASH-014 maintenance is announced, begins and ends by the clock of Berlin', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Pacific/Auckland' });
  const page = await context.newPage();
  await page.clock.install();
  await setServerTime(page, '2026-11-22T20:29:30+01:00');
  await signIn(page, 'stefan.rohr');
  await expect(page.getByText('Wartung von 20:30 bis 23:30 Uhr')).toBeVisible();

  // Later answers of the server have the time of the page's clock.
  await setServerTime(page, '2026-11-22T20:30:30+01:00');
  await page.clock.fastForward('01:00');
  await expect(page.getByText('Wartung bis 23:30 Uhr')).toBeVisible();
  await expect(
    page.getByText('täglich von 00:15 bis 01:30 Uhr und sonntags von 20:30 bis 23:30 Uhr'),
  ).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await context.close();
});
