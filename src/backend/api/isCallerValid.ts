import type { Store } from './OperationCall.ts';

/**
 * Returns true while the sign-in behind an access token lasts: the sign-in account is not disabled, nothing has ended its access since the
 * token was issued, and its grant exists, which a sign-out removes. A foreign provider's customer may have no sign-in account here.
 */
export async function isCallerValid(
  store: Store,
  { accountId, grantId, issuedAt }: Caller,
): Promise<boolean> {
  const user = await store
    .selectFrom('users')
    .select(['valid_from', 'disabled_at'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('identity_records')
            .select('id')
            .where('model', '=', 'Grant')
            .where('id', '=', grantId ?? ''),
        )
        .as('has_grant'),
    )
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (user === undefined) return grantId === null;
  if (user.disabled_at !== null || issuedAt < Date.parse(user.valid_from)) return false;
  return grantId === null || Boolean(user.has_grant);
}

/** The sign-in that an access token names. */
export interface Caller {
  readonly accountId: string;
  /** The sign-in behind the token; null when the token has none. */
  readonly grantId: string | null;
  /** The latest moment at which the token may have been issued, in milliseconds since 1970. */
  readonly issuedAt: number;
}
