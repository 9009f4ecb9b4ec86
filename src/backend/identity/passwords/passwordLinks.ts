import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../../api/OperationCall.ts';
import { replacePasswordHash } from '../changeSignIn.ts';
import type { SignIn } from '../findSignIn.ts';
import { settings } from '../../settings/settings.ts';
import { hour, minute } from '../../settings/durations.ts';

/** Followed by a token. */
export const setPasswordPath = '/oidc/interaction/password';

/** Where whoever forgot a password asks for a link. */
export const forgottenPasswordPath = '/oidc/interaction/forgotten';

const { mailedLinkHours, passwordLinkMinutes } = settings.identity;

/** How long the link in a mail can be followed, in milliseconds. Anybody can ask for the last one, so it is short. */
const lifetimes = {
  invitation: mailedLinkHours * hour,
  passwordReset: mailedLinkHours * hour,
  passwordForgotten: passwordLinkMinutes * minute,
};

/** Why a link is mailed. */
export type LinkReason = keyof typeof lifetimes;

/** The token of a link behind which an account sets its password, once; the last one made for an account is the one. */
export async function makePasswordLink(
  store: Store,
  accountId: string,
  now: Date,
  reason: LinkReason,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = {
    token_hash: hashLinkToken(token),
    expires_at: new Date(now.getTime() + lifetimes[reason]).toISOString(),
  };
  await store
    .insertInto('password_links')
    .values({ account_id: accountId, ...link })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(link))
    .execute();
  return token;
}

/** Who sets a password behind a link at a brand's host; undefined for a link that was used, replaced, made up or is too old. */
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
    .forUpdate()
    .executeTakeFirst();
}

/** The link is used up, everybody who was signed in has to do it again, and a disabled sign-in is open again. */
export async function setPassword(store: Store, signIn: SignIn, passwordHash: string): Promise<void> {
  await store.deleteFrom('password_links').where('account_id', '=', signIn.account_id).execute();
  await replacePasswordHash(store, signIn, passwordHash, null);
  await store.updateTable('users').set({ disabled_at: null }).where('id', '=', signIn.id).execute();
}

function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
