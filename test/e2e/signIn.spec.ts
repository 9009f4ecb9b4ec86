import type { Page } from '@playwright/test';
import { silentSignIns } from './askAlone.ts';
import { holdBack } from './holdBack.ts';
import { expect, test } from './portalTest.ts';
import { enterLogin, enterSignIn } from './signIn.ts';

/** Signs out as Anna Müller does, from the header, which ends on the page of the login. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mein Konto: Anna Müller' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
}

test('AUTH-001 leads to the login and back to the page asked for, and a reload needs no password', async ({
  page,
}) => {
  await enterSignIn(page, 'anna.mueller', '/claims/infoPage?von=mail#formulare');
  await expect(page).toHaveURL('/claims/infoPage?von=mail#formulare');
  await expect(page.getByRole('heading', { level: 1, name: 'Ablauf und Formulare' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ablauf und Formulare' })).toBeVisible();
  await expect(page).toHaveURL('/claims/infoPage?von=mail#formulare');
});

test('keeps no token in any storage', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');

  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toMatch(/eyJ|access_token|refresh_token/);
});

/** Every answer with tokens: of a sign-in without a page, of a code, of a renewal. */
const tokenAnswers = /\/oidc\/(?:token$|auth\?.*response_mode=json)/;

test('AUTH-006 renews a token about to expire once for all calls of the start', async ({
  page,
  signInAs,
}) => {
  const renewals: number[] = [];
  await page.route(tokenAnswers, async (route) => {
    const response = await route.fetch();
    if (route.request().postData()?.includes('grant_type=refresh_token') === true) {
      renewals.push(response.status());
      return route.fulfill({ response });
    }
    const body = (await response.json()) as object;
    return route.fulfill({ response, json: { ...body, expires_in: 4 } });
  });

  await signInAs('anna.mueller');
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Anna Müller' })).toBeVisible();
  expect(renewals).toEqual([200]);
});

test.describe('a renewal that is refused', () => {
  test.use({ refusals: [400] });

  test('AUTH-007 leads through the login back to the same page', async ({ page, signInAs }) => {
    let isFirst = true;
    await page.route(tokenAnswers, async (route) => {
      if (route.request().postData()?.includes('grant_type=refresh_token') === true) {
        return route.fulfill({ status: 400, json: { error: 'invalid_grant' } });
      }
      const response = await route.fetch();
      const body = (await response.json()) as object;
      const answer = isFirst ? { ...body, expires_in: 4 } : body;
      isFirst = false;
      return route.fulfill({ response, json: answer });
    });

    await signInAs('anna.mueller', '/claims');
    await expect(page.getByRole('heading', { level: 1, name: 'Schaden' })).toBeVisible();
    await expect(page).toHaveURL('/claims');
    expect(isFirst).toBe(false);
  });
});

test('AUTH-013 signing out empties this tab and the others, and going back shows nothing', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  const other = await context.newPage();
  await other.goto('/claims');
  await expect(other.getByRole('heading', { level: 1, name: 'Schaden' })).toBeVisible();

  await signOut(page);

  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeVisible();
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goBack();
  await expect(page.getByText('Anna Müller')).toHaveCount(0);
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(other.getByText('Anna Müller')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
});

test('AUTH-013 an answer that arrives after a sign-out in another tab is not stored', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  const other = await context.newPage();
  const answer = await holdBack(other, silentSignIns, 'answer');
  await other.goto('/claims', { waitUntil: 'commit' });
  await answer.asked;
  await expect(other.locator('#program')).toHaveCount(0);

  await signOut(page);
  answer.release();
  await expect(other.getByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeVisible();

  expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('AUTH-013 a tab that still loads notices a sign-out in another tab', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  const other = await context.newPage();
  const program = await holdBack(other, '**/assets/program-*.js');
  await other.goto('/claims', { waitUntil: 'commit' });
  await expect(other.getByRole('heading', { level: 1, name: 'Schaden' })).toBeVisible();

  await signOut(page);
  program.release();

  await expect(other.getByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeVisible();
});

test('going back to the login page leads to the page asked for, and its bookmark to the start page', async ({
  page,
}) => {
  await page.goto('/claims');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  const kept = page.url();
  await enterSignIn(page, 'anna.mueller', '/claims');
  await expect(page).toHaveURL('/claims');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Schaden' })).toBeVisible();
  await expect(page).toHaveURL('/claims');
  await signOut(page);
  await page.goto(kept);
  await enterLogin(page, 'anna.mueller');
  await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeVisible();
});

test('two people who sign in one after the other see only their own data', async ({ page }) => {
  await enterSignIn(page, 'anna.mueller', '/');
  await signOut(page);

  await enterSignIn(page, 'markus.hahn', '/');
  await expect(page.getByRole('heading', { level: 1, name: /Markus Hahn/ })).toBeVisible();
});

for (const minutes of [6, -6]) {
  test(`a device whose clock is ${minutes} minutes ahead signs in and stays signed in`, async ({
    page,
    signInAs,
  }) => {
    const grants: string[] = [];
    page.on('request', (request) => {
      const [, grant] = /grant_type=(\w+)/.exec(request.postData() ?? '') ?? [];
      if (grant !== undefined) grants.push(grant);
    });
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await signInAs('anna.mueller');
    const sentAtLogin = grants.length;
    await page.clock.fastForward('04:58');
    await page.getByRole('button', { name: 'Mein Konto: Anna Müller' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Mein Konto' }).last().click();

    await expect(page.getByRole('heading', { level: 1, name: 'Meine Daten' })).toBeVisible();
    await expect.poll(() => grants.slice(sentAtLogin)).toEqual(['refresh_token']);
  });
}
