import { sql } from 'kysely';
import type { Store } from '../api/OperationCall.ts';
import { endSessions } from './endSessions.ts';
import type { SignIn } from './findSignIn.ts';

/**
 * Changes the e-mail address a sign-in uses. Returns false when another sign-in of the brand has it. Sessions continue; renewed tokens have
 * the new address.
 */
export async function changeLogin(store: Store, signIn: SignInName, email: string): Promise<boolean> {
  const { id, brand } = signIn;
  const login = email.toLowerCase();
  // When two sign-ins want the same address at once, the second waits for the first and is then refused.
  await sql`select pg_advisory_xact_lock(hashtext(${`${brand}/${login}`}))`.execute(store);
  if (await isLoginTaken(store, signIn, login)) return false;
  await store.updateTable('users').set({ login, email }).where('id', '=', id).execute();
  return true;
}

type SignInName = Pick<SignIn, 'id' | 'brand'>;

/** Returns true when another sign-in of the brand has this address, given in lower case. */
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

/** Replaces the hash of a password and ends all sessions except that of the sign-in `grantId`. */
export async function replacePasswordHash(
  store: Store,
  { id }: SignIn,
  password_hash: string,
  grantId: string | null,
): Promise<void> {
  await store.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  await endSessions(store, id, grantId);
}

/** Removes a sign-in and ends its sessions. */
export async function removeSignIn(store: Store, { id }: SignIn): Promise<void> {
  await endSessions(store, id, null);
  await store.deleteFrom('users').where('id', '=', id).execute();
}
