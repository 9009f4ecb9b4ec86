import { readFileSync } from 'node:fs';
import { type Cookie, expect, type Locator, type Page } from '@playwright/test';
import type { SeedDefaults } from '../../src/backend/seed/SeedAccount.ts';
import { expectLoaded, loaded } from './expectLoaded.ts';

const { password } = JSON.parse(readFileSync('src/backend/seed/defaults.json', 'utf8')) as SeedDefaults;

/** The cookies of each account at the identity provider after a first sign-in by hand, for later tests. */
const sessions = new Map<string, Cookie[]>();

/**
 * Opens a page as a seeded account, and waits for it. The first time in a worker the account signs in on the login page; later the identity
 * provider still has its session. An account is an e-mail address, or the part before `@beispiel.de`.
 */
export async function signIn(page: Page, account: string, path = '/'): Promise<void> {
  const origin = URL.canParse(path) ? new URL(path).origin : '';
  const key = `${account} ${origin}`;
  await page.context().addCookies(sessions.get(key) ?? []);
  await page.goto(path);
  const login = page.locator('form[method=post]');
  await expect(page.locator(loaded).or(login)).toBeVisible();
  if (await login.isVisible()) await enterLogin(page, account);
  await expectLoaded(page);
  sessions.set(key, await page.context().cookies());
}

/** Opens a page and signs in on the login page, with or without a session at the identity provider. It does not wait for the page. */
export async function enterSignIn(page: Page, account: string, path: string): Promise<void> {
  await page.goto(path);
  await enterLogin(page, account);
}

/** Fills the login page that stands there. */
export async function enterLogin(page: Page, account: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(account.includes('@') ? account : `${account}@beispiel.de`);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** The name of the dialog that asks for the password once more. */
export const passwordQuestion = 'Bitte bestätigen Sie mit Ihrem Passwort';

/** Enters the password in that dialog. */
export async function confirmSignIn(question: Locator): Promise<void> {
  await question.getByLabel('Passwort').fill(password);
  await question.getByRole('button', { name: 'Bestätigen' }).click();
}
