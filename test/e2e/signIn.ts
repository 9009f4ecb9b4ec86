import type { Page } from '@playwright/test';
import { expectLoaded } from './expectLoaded.ts';

const password = 'demo-passwort';

/** Asks for a page, signs in as a seeded account (`anna.mueller`) on the login page, and waits to be back. */
export async function signIn(page: Page, account: string, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-Mail-Adresse').fill(`${account}@beispiel.de`);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expectLoaded(page);
}
