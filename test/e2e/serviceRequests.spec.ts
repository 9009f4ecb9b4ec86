import type { Page } from '@playwright/test';
import { chooseContract } from './chooseContract.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectEnd } from './expectEnd.ts';
import { holdBack } from './holdBack.ts';
import { keyboardOf } from './hands.ts';
import { mailTo } from './mailTo.ts';
import { expect, test } from './portalTest.ts';
import { customerOf, seeds } from './seeds.ts';

test.use({ refusals: [403, 500, 503] });
const mueller = customerOf('lindenau');

async function open(
  page: Page,
  path: string,
  signInAs: (account: string, path: string) => Promise<void>,
  key: string | null = null,
) {
  const seed = key === null ? mueller : seeds.get(key);
  if (!seed?.login) throw new Error(String(key));
  await chooseContract(page, seed);
  await signInAs(seed.login.replace(/@.*/, ''), `/contract/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** From the contract, to which the way back leads. */
async function openFromContract(
  page: Page,
  path: string,
  signInAs: (account: string, path: string) => Promise<void>,
) {
  await open(page, '', signInAs);
  await page.goto(`/contract/${path}`);
}

test('SVC-001 SVC-005 SVC-008 SVC-014 a customer orders the green card, which comes by mail', async ({
  page,
  signInAs,
}) => {
  const since = new Date();
  await page.setViewportSize({ width: 360, height: 800 });
  await openFromContract(page, 'ivk', signInAs);
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  const vehicle = page.getByRole('heading', { level: 2, name: 'Volkswagen Golf Variant' });
  await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(
    'Volkswagen Golf Variant',
  );
  await expect(vehicle, 'is said once on a phone').toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(vehicle).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  const order = page.getByRole('button', { name: 'Grüne Karte bestellen' });
  const { release } = await holdBack(page, '**/api/v1/ivk/**');
  await order.click();
  const sending = page.getByRole('button', { name: 'Wird gesendet' });
  await expect(sending, 'SVC-008').toHaveAttribute('aria-busy', 'true');
  release();

  await expect(
    page.getByRole('heading', { name: 'Ihre Grüne Karte ist unterwegs' }),
    'SVC-008',
  ).toBeFocused();
  await expectAccessible(page);
  expect(await mailTo('anna.mueller@beispiel.de', since)).toContain('Sie liegt dieser E-Mail bei.');
  await expectEnd(page, 'Ihre Grüne Karte ist unterwegs', /in wenigen Minuten/);
});

for (const [id, key, says] of [
  ['SVC-015', 'wartung', 'gewartet'],
  ['SVC-016', 'demo', 'Demo'],
  ['SVC-017', 'fehler', 'nicht geklappt'],
] as const) {
  test(`${id} ${key} gets no green card, and reads why`, async ({ page, signInAs }) => {
    await open(page, 'ivk', signInAs, key);
    await page.getByRole('button', { name: 'Grüne Karte bestellen' }).click();

    await expect(page.getByRole('alert')).toContainText(says);
  });
}

test('SVC-002 SVC-013 SVC-018 the page announces the certificate, or names the invoice', async ({
  page,
  signInAs,
}) => {
  await open(page, 'taxofficeCertificate', signInAs, 'fehler');
  await expect(page.getByText('innerhalb von 5 Arbeitstagen')).toBeVisible();
  await page.getByRole('button', { name: 'Bescheinigung bestellen' }).click();

  await expect(page.getByRole('alert')).toContainText('auch Ihre Beitragsrechnung');
});

test('SVC-003 SVC-012 conditions are chosen and saved, by keyboard alone', async ({ page, signInAs }) => {
  await openFromContract(page, 'tariffConditions', signInAs);
  const hands = keyboardOf(page);
  await hands.choose(page.getByRole('radio', { name: 'Regeln für den Schadenfreiheitsrabatt' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hands.press(page.getByRole('button', { name: 'Als PDF herunterladen' })),
  ]);

  expect(download.suggestedFilename()).toBe('Regeln für den Schadenfreiheitsrabatt.pdf');
  await expectEnd(page, 'Ihre Unterlage ist heruntergeladen', /bei den Downloads/);
});

test('SVC-012 the list of conditions that did not come is asked for again, and the page can be left', async ({
  page,
  signInAs,
}) => {
  const list = '**/policy/*/tariff-conditions';
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route(list, (route) => route.fulfill({ status: 503, json: {} }));
  await open(page, 'tariffConditions', signInAs);
  const reason = page.getByText('steht zurzeit keine Unterlage bereit');
  await expect(page.getByRole('alert')).toContainText('nicht geklappt');
  await expect(reason, 'gives way to the message').toBeHidden();
  await page.getByRole('button', { name: 'Als PDF herunterladen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeVisible();
  await page.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect(reason).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  await expectAccessible(page);

  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await retry.click();
  await expect(page.getByRole('alert')).toContainText('nicht geklappt');
  await page.unroute(list);
  await retry.click();
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  await expect(retry).toHaveCount(0);
  await expect(page.getByText('nicht geklappt')).toBeHidden();
});

test('SVC-002 the certificate is ordered, and comes within five working days', async ({ page, signInAs }) => {
  await openFromContract(page, 'taxofficeCertificate', signInAs);
  await page.getByRole('button', { name: 'Bescheinigung bestellen' }).click();

  await expectEnd(page, 'Ihre Bescheinigung ist bestellt', /innerhalb von 5 Arbeitstagen/);
});

test('SVC-019 a missing document is reported', async ({ page, signInAs }) => {
  await open(page, 'tariffConditions', signInAs, 'fehler');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Als PDF herunterladen' }).click();

  await expect(page.getByRole('alert')).toContainText('nicht geklappt');
});

test('SVC-004 SVC-009 SVC-010 SVC-011 the card is saved in a file, or opened in a tab of its own', async ({
  page,
  context,
  signInAs,
}) => {
  await context.route('https://pay.google.com/**', (route) => route.fulfill({ body: 'Google Wallet' }));
  await open(page, 'servicecard', signInAs);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    keyboardOf(page).press(page.getByRole('button', { name: 'In Apple Wallet speichern' })),
  ]);
  expect(download.suggestedFilename()).toBe('servicecard.pkpass');

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'In Google Wallet speichern' }).click(),
  ]);
  await expect(tab).toHaveURL(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await tab.close();
});

test('SVC-020 a card that cannot be created is reported', async ({ page, signInAs }) => {
  await open(page, 'servicecard', signInAs, 'fehler');
  await page.getByRole('button', { name: 'In Apple Wallet speichern' }).click();

  await expect(page.getByRole('alert')).toContainText('Die Servicekarte ließ sich gerade nicht erstellen.');
});
