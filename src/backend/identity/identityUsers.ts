import type { Selectable } from 'kysely';
import type { Database } from '../store/openDatabase.ts';
import type { Tables } from '../store/Tables.ts';
import { passwordMatches } from './passwords/passwordMatches.ts';

export type IdentityUser = Pick<
  Selectable<Tables['users']>,
  'id' | 'email' | 'account_id' | 'first_name' | 'last_name'
>;

const columns = ['id', 'email', 'account_id', 'first_name', 'last_name', 'password_hash'] as const;

/** Who signs in to a brand's portal with these words; null for an unknown login and for a wrong password alike. */
export async function userWithPassword(
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
  const matches = await passwordMatches(password, user?.password_hash);
  return user && matches ? user : null;
}

/** A user of a brand; one of another brand, or one who is disabled, is nobody here. */
export async function userById(
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
