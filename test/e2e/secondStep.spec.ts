import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible, expectAccessibleOutside } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { enterLogin, enterSignIn } from './signIn.ts';
import { bothViews, inViews } from './views.ts';

const account = 'zita.zander';

// Both tests change the sign-in of one account.
test.describe.configure({ mode: 'serial' });
test.use({ refusals: [401, 403] });

/** Leaves the session and enters the password again. */
async function signInAgain(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/myAccount/sessions');
  await enterLogin(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Zweiter Schritt' })).toBeVisible();
}

test('a customer sets up a one-time code, signs in with it and with a recovery code, and removes it', async ({
  page,
}) => {
  await enterSignIn(page, account, '/myAccount/sessions');
  const section = page.getByRole('region', { name: 'Zweiter Schritt bei der Anmeldung' });
  await section.getByRole('button', { name: 'Einmal-Code einrichten' }).click();
  await expect(section.getByRole('heading', { name: 'Einmal-Code einrichten' })).toBeFocused();
  const key = (await section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await section.getByRole('button', { name: 'Code bestätigen' }).click();
  await expect(section.getByText('Bitte geben Sie den Code aus der App an.')).toBeVisible();
  await inViews(page, bothViews, () => expectAccessible(page));
  await section.getByLabel('Code, den die App jetzt zeigt').fill('000000');
  await section.getByRole('button', { name: 'Code bestätigen' }).click();
  await expect(section.getByText('Dieser Code stimmt nicht.')).toBeVisible();
  // The period before the current one counts too, and leaves the current code for the sign-in.
  const first = app.generate({ timestamp: Date.now() - 30_000 });
  await section.getByLabel('Code, den die App jetzt zeigt').fill(first);
  await section.getByRole('button', { name: 'Code bestätigen' }).click();

  const codes = section.getByRole('list', { name: 'Ersatz-Codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await inViews(page, bothViews, () => expectAccessible(page));
  const recovery = (await codes.first().textContent()) ?? '';
  await section.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(codes).toHaveCount(0);
  await expect(section.getByText('Noch 10 Codes sind unbenutzt')).toBeVisible();
  await inViews(page, bothViews, () => expectAccessible(page));

  await signInAgain(page);
  await inViews(page, bothViews, () => expectAccessibleOutside(page));
  const code = page.getByLabel('Einmal-Code');
  await code.fill(first);
  await code.press('Enter');
  await expect(page.getByText('Dieser Code stimmt nicht oder wurde schon benutzt.').first()).toBeVisible();
  await inViews(page, bothViews, () => expectAccessibleOutside(page));
  await code.fill(app.generate());
  await code.press('Enter');
  await expect(section).toBeVisible();

  await signInAgain(page);
  await page.getByText('Ersatz-Code verwenden').click();
  await page.getByLabel('Ersatz-Code').fill(recovery);
  await inViews(page, bothViews, () => expectAccessibleOutside(page));
  await page.getByRole('button', { name: 'Ersatz-Code bestätigen' }).click();
  await expect(section.getByText('Noch 9 Codes sind unbenutzt')).toBeVisible();

  await section.getByRole('button', { name: /^Einmal-Code vom .* entfernen$/ }).click();
  const question = page.getByRole('dialog', { name: 'Möchten Sie den zweiten Schritt entfernen?' });
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await expect(section.getByRole('button', { name: 'Einmal-Code einrichten' })).toBeVisible();
});

test('a customer sets up a passkey and signs in with it', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await enterSignIn(page, account, '/myAccount/sessions');
  const section = page.getByRole('region', { name: 'Zweiter Schritt bei der Anmeldung' });
  await section.getByRole('button', { name: 'Passkey einrichten' }).click();
  await section.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();

  await signInAgain(page);
  await inViews(page, bothViews, () => expectAccessibleOutside(page));
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect(section).toBeVisible();

  await section.getByRole('button', { name: /^Passkey vom .* entfernen$/ }).click();
  const question = page.getByRole('dialog', { name: 'Möchten Sie den zweiten Schritt entfernen?' });
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await expect(section.getByText('Schützen Sie Ihr Konto zusätzlich')).toBeVisible();
  await devtools.detach();
});
