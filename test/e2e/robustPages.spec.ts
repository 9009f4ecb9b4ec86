import type { Page } from '@playwright/test';
import { answersOn } from './answersOn.ts';
import { askAlone } from './askAlone.ts';
import { answer, longestWay, startClaim, walkTo } from './claimWalk.ts';
import { expectLoaded } from './expectLoaded.ts';
import { holdBack } from './holdBack.ts';
import { expect, test } from './portalTest.ts';

const holdCode = (page: Page, name: string) => holdBack(page, `**/assets/${name}-*.js`);

const imprint = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
const overview = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'zur Startseite' });

/** Leaves a claim that has answers for the imprint, whose code is held back. */
async function leaveForImprint(page: Page) {
  await startClaim(page);
  await walkTo(page, longestWay, 'details');
  const code = await holdCode(page, 'LegalPage');
  await imprint(page).click();
  await page.getByRole('button', { name: 'Vorgang verlassen' }).click();
  await code.asked;
  return code;
}

test('CLM-022 CLM-023 leaving a claim for a page whose code still loads leads to that page, not to an empty first step', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  const code = await leaveForImprint(page);
  await expect(page.getByText('Die nächste Seite wird geladen')).toBeVisible();
  await expect(page).toHaveURL('/claims/details');
  code.release();

  await expect(page).toHaveURL('/imprint');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await expect(page.locator('form')).toHaveCount(0);
});

test('of two navigations while a page loads, the last one wins', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  const code = await leaveForImprint(page);
  await overview(page).click();
  await expect(page).toHaveURL('/');
  code.release();

  await expect(page.getByRole('heading', { level: 1, name: /Anna Müller/ })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('going back while a page loads stays inside the claim, which starts anew', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  const code = await leaveForImprint(page);
  await page.goBack();
  await expect(page).toHaveURL('/claims/type');
  code.release();

  await expect(page.locator('[name="type.selfDamage"]')).not.toBeChecked();
  await expect(page).toHaveURL('/claims/type');
});

test('the page behind a dialog does not scroll', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await signInAs('anna.mueller');
  await startClaim(page);
  await answer(page, { 'type.thirdParty': true });
  await page.getByText('Rechtliches', { exact: true }).click();
  await imprint(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  /** Turns the wheel over the edge of the page, and returns how far the page scrolled. */
  const turnWheel = async () => {
    await page.mouse.move(2, 2);
    const before = await page.evaluate(() => scrollY);
    const turned = page.evaluate(
      () => new Promise((done) => addEventListener('wheel', done, { once: true, passive: true })),
    );
    await page.mouse.wheel(0, -200);
    await turned;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return before - (await page.evaluate(() => scrollY));
  };

  expect(await turnWheel()).toBe(0);
  await dialog.getByRole('button', { name: 'Im Vorgang bleiben' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(turnWheel).toBeGreaterThan(0);
});

test('a sign-out while a page loads succeeds', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  const code = await holdCode(page, 'LegalPage');
  await imprint(page).click();
  await code.asked;
  await page.getByRole('button', { name: 'Mein Konto: Anna Müller' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  code.release();

  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
});

test('AUTH-001 back from the start page leaves the portal', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  await page.goto('about:blank');
  await page.goto('/');
  await expectLoaded(page);

  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a denied storage loses only data beyond the visit, and is reported once', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await signInAs('anna.mueller');
  expect(await page.evaluate(() => window.name)).toBe('');
  await startClaim(page);
  const notice = page.getByText('Ihr Browser speichert', { exact: false });
  await answer(page, { 'type.thirdParty': true });
  await page.getByRole('button', { name: 'Schaden', exact: true }).click();
  await page.getByRole('link', { name: 'Alles zum Schaden', exact: true }).click();
  await expect(page).toHaveURL('/claims');
  await expect(notice).toHaveCount(1);
  await notice.locator('..').getByRole('button', { name: 'Verstanden' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await page.goBack();

  await expect(page.locator('[name="type.thirdParty"]')).toBeChecked();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Mein Konto: Anna Müller' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
});

test.describe('broken answers', () => {
  // Unreadable places are written to the console.
  test.use({ thrown: ['Unreadable: getPolicies /', 'Unreadable: getNotifications /'] });

  test('remove only their own part of the start page', async ({ page, signInAs }) => {
    await askAlone(page);
    await page.route('**/api/v1/policy/accounts/*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const [first, ...others] = body.policies;
      await route.fulfill({
        response,
        json: {
          ...body,
          policies: [{ ...first, risks: [] }, { risks: 'x' }, ...others],
          relationPolicies: 7,
        },
      });
    });
    await page.route('**/notifications', (route) =>
      route.fulfill({
        json: [
          { id: 'a', timestamp: '2026-13-45', message: { type: 'NEWS', title: 'Sturm' } },
          { id: 'b' },
          7,
        ],
      }),
    );
    await page.route('**/cms/**', (route) =>
      route.fulfill({
        json: {
          items: [
            null,
            { sys: { id: '1' } },
            {
              sys: { id: '2' },
              fields: {
                title: 'Winter',
                content: {
                  nodeType: 'document',
                  content: [7, { nodeType: 'carousel' }, { nodeType: 'paragraph' }],
                },
              },
            },
          ],
        },
      }),
    );
    await signInAs('anna.mueller');

    const main = page.getByRole('main');
    await expect(main.getByText('2417Y-3.508.126').first()).toBeVisible();
    await expect(
      main.getByText(/^\d Vertr(?:ag lässt|äge lassen) sich gerade nicht anzeigen\./).first(),
    ).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Neuigkeiten' })).toBeVisible();
    await page.getByRole('button', { name: '2 neue Benachrichtigungen' }).click();
    await expect(
      page.getByRole('region', { name: 'Benachrichtigungen' }).getByText('Ohne Datum'),
    ).toHaveCount(2);
  });
});

test.describe('without a connection', () => {
  test.use({
    allowed: ['net::ERR_INTERNET_DISCONNECTED'],
    thrown: ['The code of a part could not be loaded', 'Failed to fetch dynamically imported module'],
  });

  test('a calendar whose code is missing says so; another try works, and no answer is lost', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('anna.mueller');
    await startClaim(page);
    await walkTo(page, longestWay, 'details');
    const answers = await answersOn(page);
    const open = page.getByRole('button', { name: 'Kalender öffnen' }).first();
    const calendar = page.getByRole('dialog').filter({ visible: true });

    await context.setOffline(true);
    await open.click();
    await expect(calendar.getByText('Dieser Bereich lässt sich gerade nicht anzeigen.')).toBeVisible();
    await context.setOffline(false);
    await calendar.getByRole('button', { name: 'Erneut versuchen' }).click();
    // Chromium asks for a file that failed once only after a reload, which the portal does by itself.
    await expect(calendar).toHaveCount(0);
    await expectLoaded(page);
    await open.click();
    await expect(calendar.getByRole('table')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await answersOn(page)).toEqual(answers);
  });
});
