import type { Store } from '../api/OperationCall.ts';
import { accountsText } from './accountsText.ts';

/** Lists the sign-ins of a brand, or of all brands when `brandId` is empty: a line for each, with its account and state. */
export async function listAccounts(query: Store, brandId: string, now: Date): Promise<string> {
  const rows = await query
    .selectFrom('users')
    .select(['brand', 'email', 'disabled_at', 'account_id'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('password_links')
            .select('token_hash')
            .whereRef('password_links.account_id', '=', 'users.account_id')
            .where('expires_at', '>', now.toISOString()),
        )
        .as('is_invited'),
    )
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('second_factors')
            .select('second_factors.id')
            .whereRef('second_factors.user_id', '=', 'users.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('has_factor'),
    )
    .orderBy('brand')
    .orderBy('email')
    .execute();
  const rowsOfBrand = rows.filter(({ brand }) => brandId === '' || brand === brandId);
  if (rowsOfBrand.length === 0) return accountsText('empty');
  const width = Math.max(...rowsOfBrand.map(({ email }) => email.length));
  return rowsOfBrand
    .map(({ brand, email, account_id, disabled_at, is_invited, has_factor }) => {
      const state = disabled_at !== null ? 'disabled' : is_invited ? 'linkSent' : 'active';
      const states = [accountsText(`state.${state}`), ...(has_factor ? [accountsText('state.factor')] : [])];
      return [brand.padEnd(10), email.padEnd(width), account_id, states.join(', ')].join('  ');
    })
    .join('\n');
}
