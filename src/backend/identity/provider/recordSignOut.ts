import type { KoaContextWithOIDC } from 'oidc-provider';
import { type Device, recordEvent } from '../../audit/recordEvent.ts';
import type { Store } from '../../api/OperationCall.ts';

/** A response of the provider; `oidc` is missing for an unknown path. */
type Answer = Pick<KoaContextWithOIDC, 'status'> & { readonly oidc?: KoaContextWithOIDC['oidc'] };

interface SignOutParts {
  readonly query: Store;
  /** Id of the brand. */
  readonly brand: string;
  readonly at: Date;
  readonly by: Device;
}

/** Writes a sign-out to the audit log, when the request was one. */
export async function recordSignOut(
  { oidc, status }: Answer,
  { query, brand, at, by }: SignOutParts,
): Promise<void> {
  const userId =
    oidc?.route === 'end_session_confirm' && status === 303 ? oidc.session?.accountId : undefined;
  if (userId === undefined) return;
  const user = await query
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  const accountId = user?.account_id ?? null;
  await recordEvent(query, { at, accountId, brand, kind: 'signOut', outcome: 'done', by });
}
