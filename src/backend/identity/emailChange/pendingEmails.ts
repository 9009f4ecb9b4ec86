import { createHash, randomBytes } from 'node:crypto';
import { normalizeEmail } from '../../../plain/normalizeEmail.ts';
import type { Store } from '../../api/OperationCall.ts';
import { changeLogin, isLoginTaken } from '../changeSignIn.ts';
import { findSignIn, type SignIn } from '../findSignIn.ts';
import { settings } from '../../settings/settings.ts';
import { hour } from '../../settings/durations.ts';

/** The path of the page that confirms a new address; a token follows it. */
export const confirmEmailPath = '/oidc/interaction/email';

/** Milliseconds for which the link in a mail is valid. */
const lifetime = settings.identity.mailedLinkHours * hour;

/**
 * Stores a new address that is used once its link was followed, in the place of an earlier one of the account. Returns the token of the
 * link; null when another sign-in of the brand has the address. `grantId` is the grant of the session that asks for it and stays.
 */
export async function storePendingEmail(
  store: Store,
  signIn: SignIn,
  { email, now, grantId }: { readonly email: string; readonly now: Date; readonly grantId: string | null },
): Promise<string | null> {
  if (await isLoginTaken(store, signIn, normalizeEmail(email))) return null;
  const token = randomBytes(32).toString('base64url');
  const pending = {
    email,
    token_hash: hashEmailToken(token),
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
    grant_id: grantId,
  };
  await store
    .insertInto('pending_emails')
    .values({ account_id: signIn.account_id, ...pending })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(pending))
    .execute();
  return token;
}

/** Finds the pending address of a link at a brand's host; undefined for a link that was used, replaced, forged or has expired or ended. */
export async function findPendingEmail(store: Store, brandId: string, token: string, now: Date) {
  return store
    .selectFrom('pending_emails')
    .innerJoin('users', 'users.account_id', 'pending_emails.account_id')
    .innerJoin('accounts', 'accounts.account_id', 'pending_emails.account_id')
    .select(['pending_emails.email as newEmail', 'grant_id', 'profile'])
    .selectAll('users')
    .where('token_hash', '=', hashEmailToken(token))
    .where('users.brand', '=', brandId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Finds a pending address as `findPendingEmail` does, and locks its account and sign-in until the transaction ends. */
export async function lockPendingEmail(store: Store, brandId: string, token: string, now: Date) {
  const found = await findPendingEmail(store, brandId, token, now);
  const locked = found && (await findSignIn(store, found.account_id));
  return locked && findPendingEmail(store, brandId, token, now);
}

export type PendingEmailAddress = NonNullable<Awaited<ReturnType<typeof findPendingEmail>>>;

/** Makes the pending address the one for sign-in and mails. Returns false when another sign-in has taken it meanwhile. */
export async function confirmEmail(store: Store, pending: PendingEmailAddress): Promise<boolean> {
  const { account_id: accountId, newEmail: email, profile, grant_id } = pending;
  await store.deleteFrom('pending_emails').where('account_id', '=', accountId).execute();
  if (!(await changeLogin(store, pending, email, grant_id))) return false;
  await store
    .updateTable('accounts')
    .set({ profile: JSON.stringify({ ...profile, email }) })
    .where('account_id', '=', accountId)
    .execute();
  return true;
}

function hashEmailToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
