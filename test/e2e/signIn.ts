import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { SeedDefaults } from '../../src/backend/seed/SeedAccount.ts';
import { expectLoaded } from './expectLoaded.ts';

const { password } = JSON.parse(readFileSync('src/backend/seed/defaults.json', 'utf8')) as SeedDefaults;

/**
 * Asks for a page, signs in as a seeded account on the login page, and waits to be back. An account is an e-mail address, or what stands
 * before `@beispiel.de` in it.
 */
export async function signIn(page: Page, account: string, path = '/'): Promise<void> {
  await enterSignIn(page, account, path);
  await expectLoaded(page);
}

/** The same without waiting. */
export async function enterSignIn(page: Page, account: string, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-Mail-Adresse').fill(account.includes('@') ? account : `${account}@beispiel.de`);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}
