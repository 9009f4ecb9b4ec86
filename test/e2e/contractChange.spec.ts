import type { Page } from '@playwright/test';
import { chooseContract } from './chooseContract.ts';
import { expectLoaded } from './expectLoaded.ts';
import { mailTo } from './mailTo.ts';
import { expect, test } from './portalTest.ts';
import { customerOf, seeds } from './seeds.ts';
import type { SeedAccount } from '../../src/backend/seed/SeedAccount.ts';
import { signIn } from './signIn.ts';

const mueller = customerOf('lindenau');
/** Each test has a contract of its own. */
const grenze = seedOf('grenzalter');
const changeCalls = '**/api/v1/policy/accounts/*/*';
const accounts = '**/api/v1/policy/accounts/*';

// One after the other: the account gets a mail for each change.
test.describe.configure({ mode: 'default' });

function seedOf(key: string): SeedAccount {
  const seed = seeds.get(key);
  if (seed === undefined) throw new Error(`there is no account ${key}`);
  return seed;
}

const control = (page: Page, name: string) => page.locator(`[name="ratingFactors.${name}"]`);
const goOn = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Änderung absenden' });
const banner = (page: Page) => page.getByRole('alert').or(page.getByRole('status'));

/** Signed in, with this contract chosen, on the first step. */
async function openChange(page: Page, seed: SeedAccount, key: string): Promise<void> {
  await chooseContract(page, seed, key);
  await signIn(page, seed.login ?? '', '/contract/ratingFactors');
}

/** Continues with the changes made so far until the new premium has arrived. */
async function walkToPremium(page: Page, validFrom: string | null = null): Promise<void> {
  await goOn(page).click();
  await expect(page).toHaveURL('/contract/coverage');
  await goOn(page).click();
  await expect(page).toHaveURL('/contract/summary');
  if (validFrom !== null) await page.locator('[name="summary.validFrom"]').fill(validFrom);
  await goOn(page).click();
  await expect(page).toHaveURL('/contract/policyCalculation');
  await expect(send(page)).not.toHaveAttribute('aria-disabled', 'true');
}

/** Records the requests that reach the server, by their keys. */
function watchChanges(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/v1/policy/accounts/'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

test('links lead to what changes often, on this step and on the next one', async ({ page }) => {
  await openChange(page, mueller, 'comprehensive-car');
  const often = page.getByRole('navigation', { name: 'Das ändert sich oft' });
  await often.getByRole('link', { name: 'Jährliche Fahrleistung' }).press('Enter');
  await expect(control(page, 'annualMileage')).toBeFocused();
  await expect(control(page, 'annualMileage')).toBeInViewport();
  await often.getByRole('link', { name: 'Vollkasko' }).press('Enter');
  await expect(page).toHaveURL('/contract/coverage');
  await expect(page.locator('[name="coverage.vollkasko"]')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/contract/ratingFactors');
});

test('links to what a contract cannot change are not offered', async ({ page }) => {
  await openChange(page, mueller, 'liability-car');
  const often = page.getByRole('navigation', { name: 'Das ändert sich oft' });
  await expect(often.getByRole('link')).toHaveText(['Jährliche Fahrleistung', 'Wer fährt', 'Garage']);
});

test('SUM-011 SUM-033 SUM-003 a change is sent, confirmed, mailed, and becomes part of the contract', async ({
  page,
}) => {
  await openChange(page, grenze, 'holder-23');
  await control(page, 'annualMileage').selectOption('20');
  await walkToPremium(page);
  expect(await page.evaluate(() => history.state.usr)).toEqual({ gaChangeLabel: 'contract-change' });

  const since = new Date();
  const sent = page.waitForResponse(changeCalls);
  const fetchedAgain = page.waitForRequest(accounts);
  await send(page).click();
  expect((await sent).status()).toBe(204);
  await fetchedAgain;
  await expect(page).toHaveURL('/');
  await expect(
    banner(page).filter({
      hasText:
        /^Hat geklappt: ?Die Änderung Ihres Vertrags .* Sie gilt ab dem \d\d\.\d\d\.\d{4}\. Eine Bestätigung kommt per E-Mail\.$/,
    }),
  ).toBeVisible();
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({ reloadPolicies: true });

  await page.goto('/contract/ratingFactors');
  await expect(control(page, 'annualMileage')).toHaveValue('20');
  const mail = await mailTo(grenze.login ?? '', since);
  expect(mail).toContain('2417Y-9.000.127');
  expect(mail).toContain('20.000 km (bisher: 12.000 km)');
});

test('COV-004 covers that only the service changes are facts with a mark, and no boxes to tick', async ({
  page,
}) => {
  await openChange(page, mueller, 'comprehensive-car');
  await page.getByRole('link', { name: 'Deckung', exact: true }).click();
  const cover = (name: string) => page.locator(`[name="coverage.${name}"]`);
  await expect(cover('vollkasko')).not.toHaveCSS('border-top-width', '0px');
  for (const name of ['haftpflicht', 'assistance', 'kaskoPlus', 'discountProtection', 'telematics', 'gap']) {
    await expect(cover(name)).toHaveCSS('border-top-width', '0px');
    await expect(cover(name)).toHaveAttribute('aria-disabled', 'true');
  }
  const tops = await page
    .locator('[data-field]:has([data-look=fact])')
    .filter({ hasText: /^(Kasko Plus|Rabattschutz|Fahrerschutz|Telematik|GAP-Deckung)$/ })
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4 * 48);
});

test('a double press sends one change', async ({ page }) => {
  const keys = watchChanges(page);
  await openChange(page, grenze, 'holder-72');
  await control(page, 'garage').uncheck();
  await walkToPremium(page);

  await send(page).dblclick();
  await expect(page).toHaveURL('/');
  expect(keys).toHaveLength(1);
});

test.describe('a lost answer', () => {
  test.use({ allowed: ['net::ERR_FAILED'] });

  test('is requested again with the same key: one change and one mail', async ({ page }) => {
    const keys = watchChanges(page);
    await openChange(page, grenze, 'holder-22');
    await control(page, 'garage').uncheck();
    await walkToPremium(page);
    const statuses: number[] = [];
    await page.route(changeCalls, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      const response = await route.fetch();
      statuses.push(response.status());
      return statuses.length === 1 ? route.abort('failed') : route.fulfill({ response });
    });

    const since = new Date();
    await send(page).click();
    await expect(banner(page).filter({ hasText: 'Keine Verbindung' })).toBeVisible();
    await expect(page).toHaveURL('/contract/policyCalculation');
    await send(page).click();
    await expect(page).toHaveURL('/');
    expect(statuses).toEqual([204, 204]);
    expect(new Set(keys).size).toBe(1);
    expect(await mailTo(grenze.login ?? '', since)).toContain('2417Y-9.000.126');
  });
});

test.describe('two changes at once', () => {
  test.use({ refusals: [403] });

  test('CON-065 the second one is refused with the reason, and keeps its answers', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const far = new Date();
    far.setDate(far.getDate() + 10);
    const day = far.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
    for (const tab of [page, other]) {
      await openChange(tab, grenze, 'holder-73');
      await control(tab, 'annualMileage').selectOption(tab === page ? '15' : '18');
      await walkToPremium(tab, day);
    }

    await send(page).click();
    await expect(page).toHaveURL('/');
    await send(other).click();
    await expect(banner(other).filter({ hasText: 'schon eine Änderung vorgemerkt' })).toBeVisible();
    await other.goto('/contract/ratingFactors');
    await expect(control(other, 'annualMileage')).toHaveValue('18');
    await expect(other.getByText('Hier lässt sich gerade nichts ändern')).toBeVisible();
    await other.close();
  });
});

test.describe('two changes from today on', () => {
  test.use({ refusals: [412] });

  test('the second one is reported, and keeps the first change when it is sent again', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await openChange(tab, grenze, 'holder-72');
    const hadGarage = await control(other, 'garage').isChecked();
    await control(page, 'annualMileage').selectOption('15');
    await control(other, 'garage').setChecked(!hadGarage);
    await walkToPremium(page);
    await walkToPremium(other);

    await send(page).click();
    await expect(page).toHaveURL('/');
    await send(other).click();
    await expect(banner(other).filter({ hasText: 'hat sich inzwischen geändert' })).toBeVisible();
    await expect(other).toHaveURL('/contract/policyCalculation');
    await expect(send(other)).not.toHaveAttribute('aria-disabled', 'true');
    await send(other).click();
    await expect(other).toHaveURL('/');
    await other.goto('/contract/ratingFactors');
    await expect(control(other, 'annualMileage')).toHaveValue('15');
    await expect(control(other, 'garage')).toBeChecked({ checked: !hadGarage });
    await other.close();
  });
});

test.describe('the session', () => {
  test.use({ refusals: [400, 401] });

  test('AUTH-006 that ends during a change leads to a new sign-in, and the answers are still there', async ({
    page,
    context,
  }) => {
    await openChange(page, mueller, 'young-users');
    await control(page, 'annualMileage').selectOption('9');
    await walkToPremium(page);
    await context.clearCookies();
    await page.route(
      '**/oidc/token',
      (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
      { times: 1 },
    );
    await page.route(
      changeCalls,
      (route) =>
        route.fulfill({
          status: 401,
          headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
          body: '',
        }),
      { times: 1 },
    );
    await send(page).click();
    await page.getByLabel('E-Mail-Adresse').fill(mueller.login ?? '');
    await page.getByRole('textbox', { name: 'Passwort' }).fill('demo-passwort');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expectLoaded(page);

    await expect(page).toHaveURL('/contract/policyCalculation');
    await expect(page.getByText('Neu: 9.000 km')).toBeVisible();
    await send(page).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a proof', () => {
  test.use({ allowed: ['net::ERR_FAILED'] });

  test('RATE-028 RATE-029 whose upload was cut off is sent again, and belongs to the change', async ({
    page,
  }) => {
    await openChange(page, mueller, 'partial-car');
    await page.locator('[name="ratingFactors.occupationalGroup"][value="PUBLIC_SERVICE"]').check();
    const proof = page.getByRole('group', { name: 'Nachweis über den öffentlichen Dienst' });
    await page.route('**/api/v1/document/accounts/*', (route) => route.abort('failed'), { times: 1 });
    await proof.locator('input[type=file]:not([capture])').setInputFiles({
      name: 'nachweis.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n'),
    });
    await expect(proof).toContainText('Nicht hochgeladen');
    await proof.getByRole('button', { name: 'Noch einmal senden' }).click();
    await expect(proof).toContainText('Hochgeladen');

    await walkToPremium(page);
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await send(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      occupationalGroup: 'PUBLIC_SERVICE',
      uploadDocumentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await expect(page).toHaveURL('/');
  });
});

test('SUM-005 a customer who adds a driver under 23 gets the application', async ({ page }) => {
  await openChange(page, mueller, 'every-cover');
  await page.locator('[name="ratingFactors.selectedUser"][value="YOUNGER"]').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Verstanden' }).click();
  await control(page, 'selectedUserAge').selectOption('19');
  await goOn(page).click();
  await goOn(page).click();
  await expect(page).toHaveURL('/contract/summary');
  const dialog = page.getByRole('dialog', { name: 'Antrag für Fahrer unter 23 Jahren' });
  await expect(dialog).toContainText('schicken Sie ihn uns unterschrieben zurück');
  const file = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Antrag herunterladen' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Antrag für Fahrer unter 23 Jahren' })).toBeVisible();
});

test.describe('the application', () => {
  test.use({ refusals: [500] });

  test('SUM-006 that cannot be loaded is reported, and the change continues', async ({ page }) => {
    await openChange(page, seedOf('fehler'), 'comprehensive-car');
    await page.locator('[name="ratingFactors.selectedUser"][value="YOUNGER"]').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Verstanden' }).click();
    await control(page, 'selectedUserAge').selectOption('19');
    await goOn(page).click();
    await goOn(page).click();
    await expect(banner(page).filter({ hasText: 'lässt sich gerade nicht laden' })).toBeVisible();
    await goOn(page).click();
    await expect(page).toHaveURL('/contract/policyCalculation');
  });
});
