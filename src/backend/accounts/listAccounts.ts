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
    .orderBy('brand')
    .orderBy('email')
    .execute();
  const shown = rows.filter(({ brand }) => brandId === '' || brand === brandId);
  if (shown.length === 0) return accountsText('empty');
  const width = Math.max(...shown.map(({ email }) => email.length));
  return shown
    .map(({ brand, email, account_id, disabled_at, is_invited }) => {
      const state = disabled_at !== null ? 'disabled' : is_invited ? 'linkSent' : 'active';
      return [brand.padEnd(10), email.padEnd(width), account_id, accountsText(`state.${state}`)].join('  ');
    })
    .join('\n');
}
