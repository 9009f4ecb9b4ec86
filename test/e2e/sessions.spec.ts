import { chooseContract } from './chooseContract.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { customerOf } from './seeds.ts';
import { enterSignIn } from './signIn.ts';

const password = 'demo-passwort';

test.describe('sign-ins of the account', () => {
  test.use({ refusals: [401] });

  test('a customer ends the session of another device, then all of them', async ({ page, browser }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const elsewhere = await browser.newContext();
    const base = test.info().project.use.baseURL ?? '';
    const other = await elsewhere.newPage();
    await enterSignIn(other, 'theo.tagmann', `${base}/`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await enterSignIn(page, 'theo.tagmann', '/myAccount');
    await page.getByRole('link', { name: 'Anmeldungen und Geräte' }).click();

    const sessions = page.getByRole('region', { name: 'Hier sind Sie angemeldet' });
    await expect(sessions.getByRole('listitem').filter({ hasText: 'Dieses Gerät' })).toHaveCount(1);
    const count = await sessions.getByRole('listitem').count();
    await expectAccessible(page);
    await sessions
      .getByRole('button', { name: /^Die Anmeldung vom/ })
      .first()
      .click();
    await expect(page.getByText('Das Gerät ist abgemeldet.')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(count - 1);
    await other.goto(`${base}/myAccount`);
    await expect(other.getByLabel('E-Mail-Adresse')).toBeVisible();

    await sessions.getByRole('button', { name: 'Überall abmelden' }).click();
    const question = page.getByRole('dialog', { name: 'Möchten Sie sich überall abmelden?' });
    await question.getByRole('button', { name: 'Überall abmelden' }).click();
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
    await page.goto('/myAccount');
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
    await elsewhere.close();
  });
});

test.describe('another bank account', () => {
  /** One for each try: the account of a try before it may be stored already, and is not checked again. */
  const accounts = [
    'DE89 3704 0044 0532 0130 00',
    'DE02 5001 0517 0137 0750 30',
    'DE02 1005 0000 0054 5404 02',
  ];

  test.use({ refusals: [403] });

  test('needs the password when the sign-in is older, and the form keeps its answers', async ({ page }, {
    retry,
  }) => {
    const account = accounts[retry] ?? '';
    await chooseContract(page, customerOf('lindenau'), 'comprehensive-car');
    await enterSignIn(page, 'anna.mueller', '/contract/paymentDetails');
    // The server answers as it does ten minutes after the sign-in.
    const tooOld = { status: 403, contentType: 'text/plain', body: 'SIGN_IN_TOO_OLD' };
    await page.route('**/payment-details', (route) => route.fulfill(tooOld), { times: 2 });
    await page.getByRole('textbox', { name: 'IBAN' }).fill(account);
    await expect(page.getByText('Diese IBAN ist gültig.')).toBeVisible();
    const send = page.getByRole('button', { name: 'Änderung absenden' });
    await send.click();

    const question = page.getByRole('dialog', { name: 'Bitte bestätigen Sie mit Ihrem Passwort' });
    const entry = question.getByLabel('Passwort');
    await expect(entry).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Das hat leider nicht geklappt. Ihre Angaben sind noch da.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveValue(account);

    await send.click();
    await entry.press('Enter');
    await expect(question.getByText('Bitte geben Sie Ihr Passwort an.')).toBeVisible();
    await entry.fill('falsches-passwort');
    await entry.press('Enter');
    await expect(question.getByText('Dieses Passwort stimmt nicht.')).toBeVisible();
    await entry.fill(password);
    await entry.press('Enter');
    await expect(page.getByText('Ihre neuen Zahlungsdaten sind bei uns eingegangen.')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
