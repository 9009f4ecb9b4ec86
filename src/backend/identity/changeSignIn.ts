import { sql } from 'kysely';
import type { Store } from '../api/OperationCall.ts';
import { endSessions } from './endSessions.ts';
import type { SignIn } from './findSignIn.ts';

/**
 * The account signs in with another e-mail address from now on; false when somebody else of the brand does. Its sessions go on: tokens
 * renewed from now on name the new address.
 */
export async function changeLogin(store: Store, signIn: SignInName, email: string): Promise<boolean> {
  const { id, brand } = signIn;
  const login = email.toLowerCase();
  // Two who want the same address at once: the second waits, looks, and is told.
  await sql`select pg_advisory_xact_lock(hashtext(${`${brand}/${login}`}))`.execute(store);
  if (await isLoginTaken(store, signIn, login)) return false;
  await store.updateTable('users').set({ login, email }).where('id', '=', id).execute();
  return true;
}

type SignInName = Pick<SignIn, 'id' | 'brand'>;

/** Whether somebody else of the brand signs in with an address, given in lower case. */
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

/** Another password, as its hash; everybody who signed in with the old one has to do it again, but for the sign-in `grantId`. */
export async function replacePasswordHash(
  store: Store,
  { id }: SignIn,
  password_hash: string,
  grantId: string | null,
): Promise<void> {
  await store.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  await endSessions(store, id, grantId);
}

/** Nobody signs in as this user any more, and no session of theirs can be renewed. */
export async function removeSignIn(store: Store, { id }: SignIn): Promise<void> {
  await endSessions(store, id, null);
  await store.deleteFrom('users').where('id', '=', id).execute();
}
