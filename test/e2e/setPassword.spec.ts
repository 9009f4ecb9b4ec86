import { expect, test } from '@playwright/test';
import { makePasswordLink, setPasswordPath } from '../../src/backend/identity/passwordLinks.ts';
import type { Database } from '../../src/backend/store/openDatabase.ts';
import { addUsers, type IdentityServer, startIdentity } from '../backend/identity/identityServer.ts';
import { testDatabase } from '../backend/fixtures/testDatabase.ts';
import { expectAccessibleOutside } from './expectAccessible.ts';
import { expectSeenFocus } from './expectSeenFocus.ts';
import { tabTo } from './tabTo.ts';
import { bothViews, inViews } from './views.ts';

let database: Database;
let server: IdentityServer;
test.beforeAll(async () => {
  database = await testDatabase();
  await addUsers(database);
  server = await startIdentity(database);
});
test.afterAll(async () => {
  await server.close();
  await database.close();
});

test('an invited customer sets a password by keyboard, reads its errors, and then where to sign in', async ({
  page,
}) => {
  const token = await makePasswordLink(database.query, 'account-of-user-2', new Date(), 'invitation');
  await page.goto(`http://nordkamp.localhost:${server.port}${setPasswordPath}/${token}`);
  const password = page.getByRole('textbox', { name: 'Neues Passwort' });
  const strength = page.getByRole('status');

  await tabTo(page, password);
  await page.keyboard.press('Tab');
  await expect(password).toHaveAccessibleDescription(/^Bitte geben Sie ein neues Passwort an\. Mindestens/);
  await expect(page).toHaveTitle('Passwort festlegen – Nordkamp');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('k');
  await expect(password).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Backspace');
  await expect(password).toHaveAccessibleDescription(/^Mindestens 8.Zeichen\./);
  await page.keyboard.type('kurz');
  await expect(strength).toHaveText('Stärke: zu kurz.');
  await page.keyboard.press('Enter');

  await expect(page).toHaveTitle('Fehler: Passwort festlegen – Nordkamp');
  await expect(page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Das Passwort ist zu kurz.' }));
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/^Das Passwort ist zu kurz\..* Mindestens 8.Zeichen\./);

  await inViews(page, bothViews, () => expectAccessibleOutside(page));
  await expectSeenFocus(page);
  await password.focus();
  await page.keyboard.type('Wolkenbruch im Mai');
  await expect(strength).toHaveText(/^Gute Länge\./);
  await expect(page.getByText('Das Passwort ist zu kurz.')).toHaveCount(0);
  await expect(password).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveTitle('Passwort festlegen – Nordkamp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByRole('button', { name: 'Passwort speichern' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Passwort ist gespeichert' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/');
});
