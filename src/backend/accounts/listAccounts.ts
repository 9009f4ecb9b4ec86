import type { Store } from '../api/OperationCall.ts';
import { accountsText } from './accountsText.ts';

/** Lists the sign-ins of a brand, or of all brands when `brandId` is empty: a line for each, with its account and state. */
export async function listAccounts(query: Store, brandId: string, now: Date): Promise<string> {
  const rows = await query
    .selectFrom('users')
    .leftJoin('password_links', 'password_links.account_id', 'users.account_id')
    .select(['brand', 'email', 'disabled_at', 'users.account_id', 'expires_at'])
    .orderBy('brand')
    .orderBy('email')
    .execute();
  const shown = rows.filter(({ brand }) => brandId === '' || brand === brandId);
  if (shown.length === 0) return accountsText('empty');
  const width = Math.max(...shown.map(({ email }) => email.length));
  return shown
    .map(({ brand, email, account_id, disabled_at, expires_at }) => {
      const isInvited = expires_at !== null && Date.parse(expires_at) > now.getTime();
      const state = disabled_at !== null ? 'disabled' : isInvited ? 'linkSent' : 'active';
      return [brand.padEnd(10), email.padEnd(width), account_id, accountsText(`state.${state}`)].join('  ');
    })
    .join('\n');
}
