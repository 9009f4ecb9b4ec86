import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../api/OperationCall.ts';
import { replacePasswordHash } from './changeSignIn.ts';
import { findSignIn, type SignIn } from './findSignIn.ts';
import { settings } from '../settings/settings.ts';
import { hour, minute } from '../settings/durations.ts';

/** The path of the page that sets a password; a token follows it. */
export const setPasswordPath = '/oidc/interaction/password';

/** The path of the page for a forgotten password. */
export const forgottenPasswordPath = '/oidc/interaction/forgotten';

const { mailedLinkHours, passwordLinkMinutes } = settings.identity;

/** Milliseconds for which the link in a mail is valid. A stranger can cause the last kind, so it expires sooner. */
const lifetimes = {
  invitation: mailedLinkHours * hour,
  passwordReset: mailedLinkHours * hour,
  passwordForgotten: passwordLinkMinutes * minute,
};

/** The reason for a link. */
export type LinkReason = keyof typeof lifetimes;

/**
 * Creates a link to set the password of an account once, and returns its token. A link of an operator replaces an earlier one for the same
 * reason. A link that a stranger can cause replaces none; the limits of its mails allow only few that live at the same time.
 */
export async function makePasswordLink(
  store: Store,
  accountId: string,
  now: Date,
  reason: LinkReason,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const replaced = { account_id: accountId, reason };
  if (reason !== 'passwordForgotten')
    await store
      .deleteFrom('password_links')
      .where((link) => link.and(replaced))
      .execute();
  const expires_at = new Date(now.getTime() + lifetimes[reason]).toISOString();
  await store
    .insertInto('password_links')
    .values({ ...replaced, token_hash: hashLinkToken(token), expires_at })
    .execute();
  return token;
}

/** Finds the sign-in of a link at a brand's host; undefined for a link that was used, replaced, forged or has expired or ended. */
export async function findLinkSignIn(
  store: Store,
  brandId: string,
  token: string,
  now: Date,
): Promise<SignIn | undefined> {
  return store
    .selectFrom('password_links')
    .innerJoin('users', 'users.account_id', 'password_links.account_id')
    .selectAll('users')
    .where('token_hash', '=', hashLinkToken(token))
    .where('brand', '=', brandId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Finds the sign-in of a link as `findLinkSignIn` does, and locks it until the transaction ends. */
export async function lockLinkSignIn(
  store: Store,
  brandId: string,
  token: string,
  now: Date,
): Promise<SignIn | undefined> {
  const found = await findLinkSignIn(store, brandId, token, now);
  const locked = found && (await findSignIn(store, found.account_id));
  return locked && findLinkSignIn(store, brandId, token, now);
}

/** Sets the password of a sign-in, ends the access given before, this link included, and enables a disabled sign-in. */
export async function setPassword(store: Store, signIn: SignIn, passwordHash: string): Promise<void> {
  await replacePasswordHash(store, signIn, passwordHash, { ending: 'passwordLink', grantId: null });
  await store.updateTable('users').set({ disabled_at: null }).where('id', '=', signIn.id).execute();
}

function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
