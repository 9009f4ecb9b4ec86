import type { Page } from '@playwright/test';
import { chooseContract } from './chooseContract.ts';
import { expectAccessible } from './expectAccessible.ts';
import { keyboardOf, mouse } from './hands.ts';
import { mailTo } from './mailTo.ts';
import { expect, test } from './portalTest.ts';
import { recordAnnouncements } from './recordAnnouncements.ts';
import { seeds } from './seeds.ts';
import { tabTo } from './tabTo.ts';

test.use({ refusals: [400, 403] });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const forward = (page: Page, name = 'Weiter') => page.getByRole('button', { name, exact: true }).click();

/** Signs in with the first contract chosen and opens the first step. */
async function open(page: Page, key: string, signInAs: (account: string, path: string) => Promise<void>) {
  const seed = seeds.get(key);
  if (!seed?.login) throw new Error(key);
  await chooseContract(page, seed);
  await signInAs(seed.login.replace(/@.*/, ''), '/contract/evb');
  await expect(heading(page, 'Wie lautet Ihre neue Adresse?')).toBeVisible();
}

async function enterAddress(page: Page, hands = mouse) {
  await hands.write(page.getByRole('textbox', { name: 'Straße und Hausnummer' }), 'Sendlinger Straße 8');
  await hands.write(page.getByRole('textbox', { name: 'Postleitzahl' }), '80331');
  await hands.write(page.getByRole('textbox', { name: 'Ort' }), 'München');
}

test('EVB-001 EVB-003 EVB-022 SUM-036 a customer who moves orders a number by keyboard alone, and the contract is changed', async ({
  page,
  signInAs,
}) => {
  const since = new Date();
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, 'nachrichten', signInAs);
  await expect(page.getByText('1/4', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const hands = keyboardOf(page);
  await enterAddress(page, hands);
  await tabTo(page, page.getByRole('button', { name: 'Weiter', exact: true }));
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Ist das Fahrzeug schon umgemeldet?')).toBeFocused();
  await expect(page.getByText('2/4', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAccessibleName('Fortschritt');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Schritt 2 von 4: Zulassung');
  await tabTo(page, page.getByRole('radio', { name: 'Ja' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Ihre Versicherungsbestätigung (eVB)')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Auf mich' }));
  await expectAccessible(page);
  const said = await recordAnnouncements(page);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Ihr Beitrag an der neuen Adresse')).toBeFocused();
  // A12: screen readers read the heading before the amounts, so the amounts are announced.
  await expect.poll(() => said().filter((text) => text.includes('berechnet'))).toHaveLength(1);
  await expect(page.getByText('Wir haben sie an nora.neuhaus@beispiel.de geschickt.')).toBeVisible();
  expect(await mailTo('nora.neuhaus@beispiel.de', since)).toMatch(
    /eVB-Nummer: WK[2-9A-Z]{5}\n[\s\S]*Anschrift: Sendlinger Straße 8, 80331 München/,
  );
  await expect(page.getByRole('table').first()).toContainText('Kfz-Haftpflicht');
  await expectAccessible(page);
  await hands.press(page.getByRole('button', { name: 'Änderung absenden', exact: true }));

  await expect(page).toHaveURL('/');
  const done = page
    .getByRole('status')
    .filter({ hasText: 'Die neue Adresse Ihres Fahrzeugs ist bei uns eingegangen.' });
  await expect(done).toBeVisible();
  await page.goto('/contract/evb');
  await enterAddress(page);
  await expect(page.getByText('Noch offen: eine andere Adresse')).toBeVisible();
});

test('a move changes the address of the account too, on one tick', async ({ page, signInAs }) => {
  await open(page, 'evb-limit', signInAs);
  await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Kantstraße 5');
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('10625');
  await page.getByRole('textbox', { name: 'Ort' }).fill('Berlin');
  await forward(page);
  await page.getByRole('radio', { name: 'Ja' }).check();
  await forward(page);
  await page.getByRole('checkbox', { name: 'Meine Adresse im Konto gleich mit ändern' }).check();
  await forward(page, 'Änderung absenden');

  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('status').filter({ hasText: 'Ihr Umzug ist bei uns eingegangen' }),
  ).toBeVisible();
  await page.goto('/myAccount/changeAddress');
  await expect(page.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue('Kantstraße 5');
});

test('EVB-003 EVB-004 EVB-008 EVB-024 the address names the step, and an unknown house number has to be confirmed', async ({
  page,
  signInAs,
}) => {
  await open(page, 'einwilligung', signInAs);
  await expect(page.getByText('Schritt 1 von 4: Neue Adresse')).toBeVisible();
  await enterAddress(page);
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('99999');
  await forward(page);
  const dialog = page.getByRole('dialog', { name: 'Adresse trotzdem verwenden?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Adresse prüfen' }).click();
  await expect(page.getByText('Bitte prüfen Sie die Adresse')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Kontakt' })).toHaveAttribute('href', '/contact');
  await forward(page);
  await dialog.getByRole('button', { name: 'Trotzdem weiter' }).click();

  await expect(page).toHaveURL('/contract/evb?schritt=2');
  await page.getByRole('radio', { name: 'Ja' }).check();
  await page.goto('/contract/evb?schritt=9');
  await expect(heading(page, 'Ihr Beitrag an der neuen Adresse')).toBeVisible();
  await page.goto('/contract/evb?schritt=0');
  await expect(heading(page, 'Wie lautet Ihre neue Adresse?')).toBeVisible();
});

for (const [account, says] of [
  ['evb-limit', 'Für heute sind keine weiteren Versicherungsbestätigungen (eVB) möglich.'],
  ['evb-gesperrt', 'Änderungen sind online nicht möglich. Bitte rufen Sie uns an: 030 23125 100.'],
  ['demo', 'Im Demokonto können Sie nichts absenden.'],
] as const) {
  test(`EVB-019 EVB-020 EVB-021 ${account} reads the reason for the missing number, and the next step no longer shows it`, async ({
    page,
    signInAs,
  }) => {
    await open(page, account, signInAs);
    await enterAddress(page);
    await forward(page);
    await page.getByRole('radio', { name: 'Nein' }).check();
    await forward(page);
    await page.getByRole('radio', { name: 'Auf mich' }).check();
    await forward(page, 'eVB anfordern');

    const message = page.getByRole('alert').filter({ hasText: says });
    await expect(message).toBeVisible();
    await expect(heading(page, 'Ihre Versicherungsbestätigung (eVB)')).toBeVisible();
    await forward(page, 'Zurück');
    await expect(heading(page, 'Ist das Fahrzeug schon umgemeldet?')).toBeVisible();
    await expect(message).toHaveCount(0);
  });
}
