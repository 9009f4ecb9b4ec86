import { expect, test } from '@playwright/test';
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

test('a customer who forgot the password requests a link by keyboard, and reads errors and next steps', async ({
  page,
}) => {
  await page.goto(`http://nordkamp.localhost:${server.port}/oidc/interaction/forgotten`);
  await expect(page).toHaveTitle('Passwort vergessen – Nordkamp');
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await tabTo(page, email);
  await page.keyboard.type('jens.petersen');
  await page.keyboard.press('Enter');

  await expect(page).toHaveTitle('Fehler: Passwort vergessen – Nordkamp');
  await expect(page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: /^Bitte geben Sie eine vollständige E-Mail-Adresse an/ }));
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('jens.petersen');
  await inViews(page, bothViews, () => expectAccessibleOutside(page));
  await expectSeenFocus(page);
  await email.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('@beispiel.de');
  await page.keyboard.press('Enter');

  await expect(
    page.getByRole('heading', { level: 1, name: 'Bitte sehen Sie in Ihr Postfach' }),
  ).toBeVisible();
  await inViews(page, bothViews, () => expectAccessibleOutside(page));
  await expect(page.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/');
});
