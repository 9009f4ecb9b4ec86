import type { Page } from '@playwright/test';
import { answer, shortestWay, walkTo } from './claimWalk.ts';
import { axeFindings } from './axeFindings.ts';
import { chooseContract } from './chooseContract.ts';
import { expectAccessibleInBothLooks } from './expectAccessible.ts';
import { expectDialog } from './expectDialog.ts';
import { expect, test } from './portalTest.ts';
import { recordAnnouncements } from './recordAnnouncements.ts';
import { seeds } from './seeds.ts';
import { enterSignIn } from './signIn.ts';

// The server answers renewals by its own clock, which does not run ahead with the clock of the page.
test.use({ refusals: [503] });

const question = (page: Page) => page.getByRole('dialog', { name: 'Möchten Sie angemeldet bleiben?' });
const ended =
  'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an, dann geht es dort weiter, wo Sie waren.';

test.beforeEach(async ({ context, page }) => {
  await context.route('**/oidc/token', async (route) => {
    if (new URLSearchParams(route.request().postData() ?? '').has('idle'))
      await route.fulfill({ status: 503, json: { error: 'temporarily_unavailable' } });
    else await route.continue();
  });
  await page.clock.install();
});

/** Until the portal watches the session. */
async function watch(page: Page): Promise<void> {
  const watched = page.waitForResponse('**/session.de-*');
  await page.clock.fastForward('00:11');
  await (await watched).finished();
}

async function signInTo(page: Page): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill('anna.mueller@beispiel.de');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('demo-passwort');
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

test('W11 two minutes before the session ends the portal asks, and one key extends it', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims');
  await watch(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.clock.fastForward('27:30');
  await expect(question(page)).toBeHidden();

  await page.clock.fastForward('00:30');
  await expect(question(page)).toContainText(/endet Ihre Sitzung um \d\d:\d\d Uhr\./);
  await expect(page.getByRole('timer')).toHaveText(/^Noch 1:\d\d Minuten$/);
  await expectDialog(page);
  await expectAccessibleInBothLooks(page);
  await expect(page.getByRole('button', { name: 'Angemeldet bleiben' })).toBeFocused();
  const said = await recordAnnouncements(page);
  await page.clock.fastForward('01:20');
  await expect(page.getByRole('timer')).toHaveText(/^Noch 0:[12]\d Minuten$/);
  await page.clock.fastForward('00:02');
  await page.keyboard.press('Escape');

  await expect(question(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.clock.fastForward('00:01');
  await expect
    .poll(said)
    .toEqual([
      'Ihre Sitzung endet in 30 Sekunden.',
      expect.stringMatching(/^Sie bleiben angemeldet bis \d\d:\d\d Uhr\.$/),
    ]);
  await page.clock.fastForward('27:00');
  await expect(question(page)).toBeHidden();
});

test('W11 a customer who types is not asked, because typing is use', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/claims');
  await watch(page);
  await page.clock.fastForward('20:00');
  const renewed = page.waitForResponse('**/oidc/token');
  await page.keyboard.press('Shift');
  await (await renewed).finished();
  await page.clock.fastForward('20:00');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('W4 W11 after the end the login explains it, and leads back to the same step with all answers', async ({
  page,
  context,
}) => {
  const seed = seeds.get('mueller');
  if (seed === undefined) throw new Error('mueller');
  await chooseContract(page, seed);
  await enterSignIn(page, 'anna.mueller', '/claims/type');
  await walkTo(page, shortestWay, 'details');
  await answer(page, { 'details.location': 'Köln, Parkhaus am Dom' });
  await watch(page);
  await context.clearCookies({ name: '_session' });
  await page.clock.fastForward('31:00');

  await expect(page.getByText(ended)).toBeVisible();
  expect(await axeFindings(page, { undecided: ['color-contrast'] })).toEqual([]);
  await signInTo(page);
  await expect(page).toHaveURL('/claims/details');
  await expect(page.locator('[name="details.location"]')).toHaveValue('Köln, Parkhaus am Dom');
});

test('W11 two windows share one session: use in one extends it in both, and both end together', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims');
  await watch(page);
  const other = await context.newPage();
  await other.goto('/claims');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await watch(other);

  await page.clock.fastForward('28:05');
  await expect(question(page)).toBeVisible();
  await expect(question(other)).toBeVisible();
  await other.getByRole('button', { name: 'Angemeldet bleiben' }).press('Enter');
  await expect(question(other)).toBeHidden();
  await expect(question(page)).toBeHidden();

  await context.clearCookies({ name: '_session' });
  await page.clock.fastForward('31:00');
  await expect(page.getByText(ended)).toBeVisible();
  await expect(other.getByText(ended)).toBeVisible();
  await signInTo(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Schaden' })).toBeVisible();
  await signInTo(other);
  await expect(other.getByRole('heading', { level: 1, name: 'Schaden' })).toBeVisible();
});
