import type { Selectable } from 'kysely';
import type { Database } from '../store/openDatabase.ts';
import type { Tables } from '../store/Tables.ts';
import { isPassword } from './passwords/isPassword.ts';

export type IdentityUser = Pick<
  Selectable<Tables['users']>,
  'id' | 'email' | 'account_id' | 'first_name' | 'last_name' | 'valid_from'
>;

const columns = [
  'id',
  'email',
  'account_id',
  'first_name',
  'last_name',
  'password_hash',
  'valid_from',
] as const;

/** Finds the user of a brand by login and password; null for an unknown login as for a wrong password. */
export async function findUserByPassword(
  { query }: Database,
  brandId: string,
  login: string,
  password: string,
): Promise<IdentityUser | null> {
  const user = await query
    .selectFrom('users')
    .select(columns)
    .where('brand', '=', brandId)
    .where('login', '=', login)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const matches = await isPassword(password, user?.password_hash);
  return user && matches ? user : null;
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
