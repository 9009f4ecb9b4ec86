import { sql } from 'kysely';
import { normalizeEmail } from '../../plain/normalizeEmail.ts';
import type { Store } from '../api/OperationCall.ts';
import type { SignIn } from './findSignIn.ts';
import { type AccessEnding, endAccess } from './validity/endAccess.ts';

/**
 * Changes the e-mail address a sign-in uses, and ends the access given before (sessions, codes, tokens, links), except the session of `grantId`. Returns false when
 * another sign-in of the brand has the address.
 */
export async function changeLogin(
  store: Store,
  signIn: SignInName,
  email: string,
  grantId: string | null,
): Promise<boolean> {
  const { id, brand } = signIn;
  const login = normalizeEmail(email);
  // When two sign-ins want the same address at once, the second waits for the first and is then refused.
  await sql`select pg_advisory_xact_lock(hashtext(${`${brand}/${login}`}))`.execute(store);
  if (await isLoginTaken(store, signIn, login)) return false;
  await store.updateTable('users').set({ login, email }).where('id', '=', id).execute();
  await endAccess(store, id, 'emailChange', grantId);
  return true;
}

type SignInName = Pick<SignIn, 'id' | 'brand'>;

/** Returns true when another sign-in of the brand has this address, given in its normal form. */
export async function isLoginTaken(store: Store, { id, brand }: SignInName, login: string): Promise<boolean> {
  const other = await store
    .selectFrom('users')
    .select('id')
    .where('brand', '=', brand)
    .where('login', '=', login)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Replaces the hash of a password and ends the access given before: sessions, codes, tokens and links. */
export async function replacePasswordHash(
  store: Store,
  { id }: SignIn,
  password_hash: string,
  { ending, grantId }: { readonly ending: AccessEnding; readonly grantId: string | null },
): Promise<void> {
  await store.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  await endAccess(store, id, ending, grantId);
}

/** Removes a sign-in and ends its access: sessions, codes, tokens and links. */
export async function removeSignIn(store: Store, { id }: SignIn): Promise<void> {
  await endAccess(store, id, 'deletion', null);
  await store.deleteFrom('users').where('id', '=', id).execute();
}
