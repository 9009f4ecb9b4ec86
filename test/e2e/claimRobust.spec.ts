import type { Page, Route } from '@playwright/test';
import { answer, goOn, longestWay, openPage, shortestWay, startClaim, submit, walkTo } from './claimWalk.ts';
import { expectLoaded } from './expectLoaded.ts';
import { holdBack } from './holdBack.ts';
import { expect, test } from './portalTest.ts';

const claimCalls = '**/api/v1/claim/accounts/*';

/** The session storage on the summary, filled by the first test for the tests after it. */
let remembered: Readonly<Record<string, string>> | null = null;

/** Walks to the summary and counts the requests that reach the server. */
async function readyToSend(page: Page): Promise<{ readonly keys: string[] }> {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/claim/')) {
      keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  if (remembered === null) {
    await walkToSummary(page);
    // Leaving the page writes waiting answers.
    await openPage(page, '/claims/summary');
    remembered = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  } else {
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, remembered);
    await openPage(page, '/claims/summary');
  }
  await expect(page).toHaveURL('/claims/summary');
  await answer(page, { 'summary.affidavit': true });
  return { keys };
}

async function walkToSummary(page: Page): Promise<void> {
  await startClaim(page);
  await walkTo(page, shortestWay, 'summary');
}

const banner = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

/** Returns true when the browser would ask on a reload and before the window closes. */
const asksBeforeUnload = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('CLM-029 MSG-004 MSG-006 CLM-024 CLM-013 CLM-030 CLM-031 CLM-032 a report is sent, thanked for, and gone', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await readyToSend(page);
  await submit(page).click();

  await expect(page).toHaveURL('/claims/confirmation');
  await expect(
    page.getByText('Ihre Schadenmeldung ist bei uns eingegangen. Der Schaden ist damit gemeldet.'),
  ).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Fortschritt 100 %');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '030 23125 212' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^schaden@/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Häufige Fragen ansehen' })).toHaveAttribute('href', '/faq');
  await expect(main.getByRole('link', { name: 'Zur Schadenübersicht' })).toHaveAttribute('href', '/claims');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))),
  ).toEqual([]);
  expect(await asksBeforeUnload(page)).toBe(false);

  await page.goBack();
  await expect(page).not.toHaveURL('/claims/summary');
  await openPage(page, '/claims/confirmation');
  await startClaim(page);
  await expect(page.locator('[name="type.selfDamage"]')).not.toBeChecked();
});

test('double click, Enter twice and a slow answer send one claim', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  const { keys } = await readyToSend(page);
  const { release } = await holdBack(page, claimCalls);

  await submit(page).dblclick();
  const busy = page.getByRole('button', { name: /Wird gesendet/ });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
  await busy.press('Enter');
  await busy.press('Enter');
  release();

  await expect(page).toHaveURL('/claims/confirmation');
  expect(keys).toHaveLength(1);
});

test.describe('a lost answer', () => {
  test.use({ allowed: ['net::ERR_FAILED'] });

  test('is asked for again with the same key: one claim, answers kept', async ({ page, signInAs }) => {
    await signInAs('anna.mueller');
    const { keys } = await readyToSend(page);
    const answers: string[] = [];
    await page.route(claimCalls, async (route) => {
      const response = await route.fetch();
      answers.push(await response.text());
      if (answers.length === 1) await route.abort('failed');
      else await route.fulfill({ response });
    });

    await submit(page).click();
    await expect(banner(page, 'Keine Verbindung')).toBeVisible();
    await expect(page).toHaveURL('/claims/summary');
    await expect(page.locator('[name="summary.affidavit"]')).toBeChecked();
    await submit(page).click();

    await expect(page).toHaveURL('/claims/confirmation');
    expect(new Set(keys).size).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });
});

test.describe('offline', () => {
  test.use({ allowed: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('a submission keeps all answers and reports the lost connection; back online it succeeds', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('anna.mueller');
    await readyToSend(page);
    await context.setOffline(true);

    await submit(page).click();
    await expect(
      page.getByText('Keine Verbindung. Sobald sie wieder da ist, geht es hier weiter.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL('/claims/summary');
    await context.setOffline(false);
    await submit(page).click();

    await expect(page).toHaveURL('/claims/confirmation');
  });
});

test.describe('refusals of the server', () => {
  test.use({ refusals: [503, 403, 500] });

  const rows = [
    {
      name: 'CLM-116 MSG-010 MSG-018 service unavailable',
      refusal: { status: 503, body: 'SERVICE_UNAVAILABLE' },
      says: 'Dieser Service ist gerade nicht erreichbar.',
    },
    {
      name: 'CLM-117 AUTH-010 MSG-011 a demo account',
      refusal: { status: 403, body: 'DEMO_ACCOUNT' },
      says: 'Im Demokonto können Sie nichts absenden.',
    },
    {
      name: 'CLM-118 MSG-005 any other error',
      refusal: { status: 500, body: 'INTERNAL_ERROR' },
      says: 'Das hat leider nicht geklappt.',
    },
  ];
  test('each shows its own banner, and the summary keeps all answers', async ({ page, signInAs }) => {
    await signInAs('anna.mueller');
    await readyToSend(page);
    for (const { name, refusal, says } of rows) {
      await test.step(name, async () => {
        await page.route(claimCalls, (route) => route.fulfill({ ...refusal, contentType: 'text/plain' }), {
          times: 1,
        });
        await submit(page).click();

        await expect(banner(page, says)).toBeVisible();
        await expect(page).toHaveURL('/claims/summary');
        await expect(page.locator('[name="summary.affidavit"]')).toBeChecked();
      });
    }
  });
});

test.describe('what failed on a phone', () => {
  test.use({ refusals: [503], viewport: { width: 360, height: 640 } });

  test('is explained beside the button, with the end of the downtime, a number to call and a retry', async ({
    page,
    signInAs,
  }) => {
    await signInAs('anna.mueller');
    await readyToSend(page);
    await page.route(
      claimCalls,
      (route) =>
        route.fulfill({
          status: 503,
          body: 'SERVICE_UNAVAILABLE',
          headers: { 'retry-after': '1800', date: 'Sat, 21 Nov 2026 11:00:00 GMT' },
        }),
      { times: 1 },
    );
    await submit(page).click();

    const message = banner(page, 'Ihre Angaben sind noch da.');
    await expect(message).toContainText('Voraussichtlich geht es ab 21.11.2026, 12:30\u00a0Uhr wieder.');
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
    await expect(submit(page)).toBeFocused();
    await expect(message.getByRole('link')).toHaveAttribute('href', 'tel:03023125212');
    await message.getByRole('button', { name: 'Erneut versuchen' }).click();

    await expect(page).toHaveURL('/claims/confirmation');
  });
});

test.describe('the token', () => {
  test.use({ refusals: [401] });

  test('AUTH-006 refused during a claim is renewed once, and the claim arrives once', async ({
    page,
    signInAs,
  }) => {
    await signInAs('anna.mueller');
    await readyToSend(page);
    let refused = 0;
    await page.route(claimCalls, async (route) => {
      refused += 1;
      if (refused > 1) return route.continue();
      return route.fulfill({
        status: 401,
        headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
        body: '',
      });
    });

    await submit(page).click();

    await expect(page).toHaveURL('/claims/confirmation');
    expect(refused).toBe(2);
  });
});

test('CLM-020 W4 back, browser back, reload and deep links keep the answers', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  await startClaim(page);
  await walkTo(page, longestWay, 'moreDetails');

  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).toHaveURL('/claims/details');
  await expect(page.locator('[name="details.claimDate"]')).toHaveValue('20.11.2025');
  await page.goBack();
  await page.reload();
  await expectLoaded(page);
  await openPage(page, '/claims/type');
  await expect(page.locator('[name="type.typeOfAccident"][value="VEHICLE"]')).toBeChecked();
  await openPage(page, '/claims/details');
  await expect(page.locator('[name="details.location"]')).toHaveValue('Köln, Hauptstraße');
  await expect(page.locator('[name="details.claimTime"]')).toHaveValue('14:30');
  await openPage(page, '/claims/summary');
  await expect(page).toHaveURL('/claims/moreDetails');
});

test('CLM-022 CLM-023 leaving asks first, staying keeps the answers, leaving deletes them; pages without answers do not ask', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await startClaim(page);
  const overview = page.getByRole('banner').getByRole('link', { name: 'zur Startseite' });
  await overview.click();
  await expect(page).toHaveURL('/');

  await startClaim(page);
  expect(await asksBeforeUnload(page)).toBe(false);
  await answer(page, { 'type.thirdParty': true });
  expect(await asksBeforeUnload(page)).toBe(true);
  await page.getByRole('button', { name: 'Schaden', exact: true }).click();
  await page.getByRole('link', { name: 'Alles zum Schaden', exact: true }).click();
  await expect(page).toHaveURL('/claims');
  await page.goBack();
  await expect(page.locator('[name="type.thirdParty"]')).toBeChecked();

  await overview.click();
  const dialog = page.getByRole('dialog', { name: /Vorgang verlassen/ });
  await expect(dialog.getByRole('button', { name: 'Im Vorgang bleiben' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[name="type.thirdParty"]')).toBeChecked();
  await overview.click();
  await dialog.getByRole('button', { name: 'Vorgang verlassen' }).click();
  await expect(page).toHaveURL('/');
  await startClaim(page);
  await expect(page.locator('[name="type.thirdParty"]')).not.toBeChecked();
});

test('CLM-025 CLM-026 CLM-027 CLM-028 the summary shows every answer in words and leads back to each', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await startClaim(page);
  const main = page.getByRole('main');
  let asked = 0;
  for (const [step, answers] of longestWay.slice(0, -1)) {
    await expect(page).toHaveURL(`/claims/${step}`);
    await answer(page, answers);
    asked += await main.locator('[data-field]:not(:has([data-field]))').filter({ visible: true }).count();
    await goOn(page).click();
  }
  await expect(page).toHaveURL('/claims/summary');
  for (const words of [
    'Geleast',
    'Musterleasing',
    '20.11.2025',
    'Werkstatt Müller',
    'Hell, Regen',
    'K-AB 12',
    'Teilweise',
  ]) {
    await expect(main.getByRole('definition').filter({ hasText: words }).first()).toBeVisible();
  }
  expect(await main.innerText()).not.toMatch(/[A-Z]{4,}_[A-Z]/);
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2600);
  await page.setViewportSize(wide);
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');

  const none = main.getByText('Keine Angabe');
  await expect(none.first()).toBeHidden();
  await expect(main.getByText(/^Nicht ausgefüllt: .*E-Mail/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mehr anzeigen' }).click();
  await expect(none.first()).toBeVisible();
  // The summary lists missing files as well.
  const rows = main.locator('[aria-labelledby^="summary-"] dt').filter({ visible: true });
  await expect(rows).toHaveCount(asked + 1);
  await page.getByRole('button', { name: 'Weniger anzeigen' }).click();
  await expect(none.first()).toBeHidden();
  await main
    .getByText(/^Nicht ausgefüllt: /)
    .first()
    .click();
  await expect(none.first()).toBeVisible();

  const links = main.getByRole('link', { name: /^Ändern: / });
  await expect(links).toHaveCount(longestWay.length - 1);
  for (const [index, [step]] of longestWay.slice(0, -1).entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(`/claims/${step}`);
    await goOn(page).click();
    await expect(page).toHaveURL('/claims/summary');
  }
  await main.getByRole('link', { name: 'Ändern: Ihr Fahrzeug', exact: true }).click();
  await expect(page).toHaveURL('/claims/vehicle');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await answer(page, { 'vehicle.financeInstitution': 'Andere Leasing' });
  await goOn(page).click();
  await expect(page).toHaveURL('/claims/summary');
  await expect(main.getByRole('definition').filter({ hasText: 'Andere Leasing' })).toBeVisible();
});

test('a full storage is reported once and blocks no step', async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    const setItem = Reflect.get(Storage.prototype, 'setItem');
    Reflect.set(Storage.prototype, 'setItem', function (this: Storage, key: string, value: string) {
      if (key.includes('claim-report')) throw new DOMException('full', 'QuotaExceededError');
      Reflect.apply(setItem, this, [key, value]);
    });
  });
  await signInAs('anna.mueller');
  await walkToSummary(page);
  await answer(page, { 'summary.affidavit': true });
  await expect(page.getByText('Ihr Browser speichert die Angaben gerade nicht.')).toHaveCount(1);

  await submit(page).click();
  await expect(page).toHaveURL('/claims/confirmation');
});

test.describe('the look-up of addresses', () => {
  test.use({ refusals: [503] });

  test('CLM-119 a chosen place fills the address, which can also be typed, even when the service does not answer', async ({
    page,
    signInAs,
  }) => {
    const { release } = await holdBack(page, '**/assets/PlaceInput-*.js');
    await signInAs('anna.mueller');
    await startClaim(page);
    await walkTo(page, longestWay, 'lawyer');
    await answer(page, { 'lawyer.contacted': 'true', 'lawyer.person.name': 'Kanzlei Recht' });
    await page.getByRole('textbox', { name: /Adresse suchen/ }).focus();
    release();
    const main = page.getByRole('main');
    const search = page.getByRole('combobox', { name: /Adresse suchen/ });
    await expect(search).toBeFocused();
    await search.pressSequentially('Hauptstraße 5');
    await page.getByRole('option').first().click();
    await expect(page.locator('[name="lawyer.person.street"]')).toHaveValue(/Hauptstra.e 5/);
    await expect(page.locator('[name="lawyer.person.postalCode"]')).toHaveValue(/^\d{5}$/);

    const status = main.getByRole('status').filter({ hasText: /von Hand ein/ });
    for (const [words, answerCall] of [
      ['gerade nicht erreichbar', () => undefined],
      ['Keine Treffer', (route: Route) => route.fulfill({ json: [] })],
      ['gerade nicht erreichbar', (route: Route) => route.fulfill({ status: 503 })],
    ] as const) {
      await page.route('**/api/v1/places?*', answerCall);
      await search.fill('');
      await expect(status).toHaveCount(0);
      await search.pressSequentially('Am Wall');
      await expect(status).toContainText(words);
      await page.unroute('**/api/v1/places?*');
    }
    await search.press('Tab');
    await expect(page.locator('[name="lawyer.person.street"]')).toBeFocused();
    await answer(page, { 'lawyer.person.street': 'Am Wall 9' });
    await goOn(page).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Am Wall 9' })).toBeVisible();
  });
});
