import type { Browser, Page } from '@playwright/test';
import { askAlone } from './askAlone.ts';
import { answer, goOn, longestWay, shortestWay, submit, walkTo } from './claimWalk.ts';
import { chooseContract } from './chooseContract.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { seeds } from './seeds.ts';
import { signIn } from './signIn.ts';

test.use({ keepsDrafts: true });

const begun = (page: Page) => page.getByRole('region', { name: 'Begonnen und noch nicht gesendet' });
const saved = (page: Page) => page.getByText(/^In Ihrem Konto gespeichert\. Sie können bis /);
const come = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Each test has an account of its own, because there is one draft for each contract. */
async function begin(page: Page, key: string, way: typeof longestWay, step: string): Promise<void> {
  const seed = seeds.get(key);
  if (seed === undefined) throw new Error(key);
  await chooseContract(page, seed);
  await signIn(page, seed.login ?? '', '/claims/type');
  await walkTo(page, way, step);
  await expect(saved(page)).toBeVisible();
}

/** Another browser, where the same person signs in. */
async function anotherDevice(browser: Browser, key: string, path = '/'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await signIn(page, seeds.get(key)?.login ?? '', path);
  return page;
}

test('a report begun on one device continues on another, and is sent once', async ({ page, browser }) => {
  await begin(page, 'folgerechnung', shortestWay, 'details');
  await answer(page, { 'details.location': 'Köln, Parkhaus am Dom' });
  await come(page);

  const phone = await anotherDevice(browser, 'folgerechnung');
  await expect(begun(phone)).toContainText('Schaden melden: ');
  await expect(begun(phone)).toContainText(
    /Weiter bei „.+“\.\s*Gespeichert heute, \d\d:\d\d\sUhr\. Am \d\d\.\d\d\.\d{4} löschen wir/,
  );
  await expectAccessible(phone);
  await begun(phone)
    .getByRole('link', { name: /^Weitermachen: Schaden melden/ })
    .click();
  await expect(phone).toHaveURL('/claims/details');
  await expect(phone.getByText(/^Sie machen mit Ihren gespeicherten Angaben weiter\. Stand: /)).toBeVisible();
  await expect(phone.locator('[name="details.location"]')).toHaveValue('Köln, Parkhaus am Dom');
  await walkTo(phone, shortestWay.slice(2), 'summary');
  await answer(phone, { 'summary.affidavit': true });
  await submit(phone).click();
  await expect(phone).toHaveURL('/claims/confirmation');
  await phone.goto('/');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(begun(phone)).toBeHidden();

  await come(page);
  await expect(page.getByText(/inzwischen woanders gesendet oder verworfen/)).toBeVisible();
  await page.getByRole('button', { name: 'Hier verwerfen' }).click();
  await expect(page).toHaveURL('/claims');
  await expect(begun(page)).toBeHidden();
  await phone.context().close();
});

test('a left report stands on the start page, and can be discarded there', async ({ page }) => {
  await begin(page, 'jahreswechsel', longestWay, 'vehicle');
  await page.getByRole('banner').getByRole('link').first().click();
  const question = page.getByRole('dialog', { name: 'Vorgang unterbrechen?' });
  await expect(question).toContainText('Behalten Sie den Entwurf,');
  await expect(question.getByRole('button', { name: 'Im Vorgang bleiben' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Entwurf behalten' }).click();
  await expect(page).toHaveURL('/');

  const discard = begun(page).getByRole('button', { name: /^Verwerfen: Schaden melden/ });
  await discard.click();
  await expect(begun(page).getByRole('button', { name: 'Behalten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(discard).toBeFocused();
  await discard.click();
  await begun(page).getByRole('button', { name: 'Jetzt verwerfen' }).click();
  await expect(begun(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(begun(page)).toBeHidden();
});

test('CLM-023 leaving through the warning deletes the answers at the account as well, if the customer says so', async ({
  page,
}) => {
  await begin(page, 'neues-passwort', shortestWay, 'details');
  await page.getByRole('banner').getByRole('link').first().click();
  await page
    .getByRole('dialog', { name: 'Vorgang unterbrechen?' })
    .getByRole('button', { name: 'Angaben löschen' })
    .click();
  await expect(page).toHaveURL('/');
  await expect(begun(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(begun(page)).toBeHidden();
});

test.describe('two devices at once', () => {
  test.use({ refusals: [409] });

  test('the later change counts, and the other device chooses', async ({ page, browser }) => {
    await begin(page, 'nachrichten', shortestWay, 'details');
    const other = await anotherDevice(browser, 'nachrichten', '/claims');
    await begun(other)
      .getByRole('link', { name: /^Weitermachen/ })
      .click();
    await answer(other, { 'details.location': 'Bonn' });
    await other.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(saved(other)).toBeVisible();
    await goOn(other).focus();

    await expect(async () => {
      await come(page);
      await expect(page.getByText(/Welcher Stand soll gelten\?/)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('button', { name: 'Den anderen Stand laden' }).click();
    await expect(page.locator('[name="details.location"]')).toHaveValue('Bonn');

    await answer(page, { 'details.location': 'Aachen' });
    await expect(async () => {
      await come(other);
      await expect(other.getByText(/Welcher Stand soll gelten\?/)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await other.getByRole('button', { name: 'Hier weitermachen' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(saved(other)).toBeVisible();
    await expect(other.locator('[name="details.location"]')).toHaveValue('Bonn');
    await other.context().close();
  });
});

test.describe('a draft is sent once', () => {
  test.use({ refusals: [409, 410] });

  const sentElsewhere = (page: Page) =>
    page.getByText('Diese Angaben haben Sie inzwischen woanders gesendet.', { exact: true });

  test('by two devices: the second one is told, and opens what the first one sent', async ({
    page,
    browser,
  }) => {
    await begin(page, 'grenzalter', shortestWay, 'summary');
    await answer(page, { 'summary.affidavit': true });
    await come(page);
    await expect(saved(page)).toBeVisible();
    const phone = await anotherDevice(browser, 'grenzalter');
    await begun(phone)
      .getByRole('link', { name: /^Weitermachen/ })
      .click();
    await expect(phone).toHaveURL('/claims/summary');
    await answer(phone, { 'summary.affidavit': true });
    await submit(phone).click();
    await expect(phone).toHaveURL('/claims/confirmation');

    // The first device stayed visible all the time.
    await submit(page).click();
    await expect(sentElsewhere(page)).toBeVisible();
    await expect(page).toHaveURL('/claims/summary');
    await expect(page.getByText('Wie es weitergeht, steht oben auf der Seite.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ansehen, was gesendet wurde' }).click();
    await expect(page).toHaveURL(/\/claims\/reports\/[\da-f-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await phone.context().close();
  });

  test('by two visible windows, which tell each other of changes and of the end', async ({
    page,
    context,
  }) => {
    await begin(page, 'neue-email', shortestWay, 'details');
    const other = await context.newPage();
    await signIn(other, seeds.get('neue-email')?.login ?? '', '/claims');
    await begun(other)
      .getByRole('link', { name: /^Weitermachen/ })
      .click();
    await expect(other).toHaveURL('/claims/details');
    const question = 'Diese Angaben wurden inzwischen woanders geändert.';
    await answer(other, { 'details.location': 'Bonn' });
    await expect(page.getByText(question)).toBeVisible();
    await expect(other.getByText(question)).toBeHidden();

    await page.getByRole('button', { name: 'Den anderen Stand laden' }).click();
    await expect(page.locator('[name="details.location"]')).toHaveValue('Bonn');
    await walkTo(page, shortestWay.slice(2), 'summary');
    await answer(page, { 'summary.affidavit': true });
    await submit(page).click();
    await expect(page).toHaveURL('/claims/confirmation');
    await expect(other.getByText(/inzwischen woanders gesendet oder verworfen/)).toBeVisible();
    await other.close();
  });
});

test.describe('an account that is out of reach', () => {
  test.use({ refusals: [503] });

  test('does not stop the form: it reports the failure, and keeps the draft when the account is back', async ({
    page,
  }) => {
    let isDown = true;
    await askAlone(page);
    await page.route('**/drafts/**', (route) =>
      isDown ? route.fulfill({ status: 503, body: 'SERVICE_UNAVAILABLE' }) : route.fallback(),
    );
    const seed = seeds.get('evb-limit');
    if (seed === undefined) throw new Error('evb-limit');
    await chooseContract(page, seed);
    await signIn(page, seed.login ?? '', '/claims/type');
    await walkTo(page, shortestWay, 'details');
    await expect(page.getByText(/^Ihr Konto ist gerade nicht erreichbar/)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(saved(page)).toBeVisible();
  });
});

test.describe('without the function', () => {
  test.use({ keepsDrafts: false });

  test('no draft is requested, and the claims page states how long the tab keeps answers', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/draft/')) asked.push(request.url());
    });
    const seed = seeds.get('mueller');
    if (seed === undefined) throw new Error('mueller');
    await chooseContract(page, seed);
    await signIn(page, 'anna.mueller', '/claims');
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await expect(
      page.getByText(/bleiben Ihre Angaben in diesem Fenster eine Stunde lang erhalten/),
    ).toBeVisible();
    await page.goto('/claims/type');
    await walkTo(page, shortestWay, 'vehicle');
    expect(asked).toEqual([]);
  });
});
