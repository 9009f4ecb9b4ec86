import type { Selectable } from 'kysely';
import type { Store } from '../api/OperationCall.ts';
import { second } from '../settings/durations.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/openDatabase.ts';
import type { Tables } from '../store/Tables.ts';
import { readSeconds } from './validity/readSeconds.ts';
import { isPassword } from './passwords/isPassword.ts';

export type IdentityUser = Pick<
  Selectable<Tables['users']>,
  'id' | 'email' | 'account_id' | 'first_name' | 'last_name' | 'valid_from' | 'valid_grant' | 'disabled_at'
>;

const columns = [
  'id',
  'email',
  'account_id',
  'first_name',
  'last_name',
  'password_hash',
  'valid_from',
  'valid_grant',
  'disabled_at',
] as const;

/** A user whose password was right, and the moment at which it was, in seconds since 1970. */
export interface CheckedUser extends IdentityUser {
  readonly signedInAt: number;
}

/** Finds the user of a brand by login and password; null for an unknown login as for a wrong password. */
export async function findUserByPassword(
  { query }: Database,
  brandId: string,
  login: string,
  password: string,
): Promise<CheckedUser | null> {
  const user = await query
    .selectFrom('users')
    .select(columns)
    .where('brand', '=', brandId)
    .where('login', '=', login)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const matches = await isPassword(password, user?.password_hash);
  if (user === undefined || !matches) return null;
  const signedInAt = await inTransaction(query, (store) => findMoment(store, login, user));
  return signedInAt === null ? null : { ...user, signedInAt };
}

/**
 * Returns the moment of a sign-in, in seconds since 1970: not before `valid_from`, which may lie ahead. Returns null when the sign-in account
 * has changed while its password was checked. A change under way is waited for.
 */
async function findMoment(
  store: Store,
  login: string,
  { id, password_hash }: Pick<Selectable<Tables['users']>, 'id' | 'password_hash'>,
): Promise<number | null> {
  const user = await store
    .selectFrom('users')
    .select('valid_from')
    .where((row) => row.and({ id, login, password_hash }))
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return user === undefined ? null : Math.max(await readSeconds(store), Date.parse(user.valid_from) / second);
}

/** Finds a user of a brand by id; undefined for a disabled user or one of another brand. */
export async function findUserById(
  { query }: Database,
  brandId: string,
  id: string,
): Promise<IdentityUser | undefined> {
  return query
    .selectFrom('users')
    .select(columns)
    .where('brand', '=', brandId)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}
