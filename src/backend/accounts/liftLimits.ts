import type { Store } from '../api/OperationCall.ts';
import { createDatabaseCounters } from '../limits/createDatabaseCounters.ts';
import { getSessionKey } from '../limits/listSubjects.ts';
import { reset } from '../limits/spend.ts';

/** A sign-in whose limits are lifted. */
interface LimitedSignIn {
  /** Brand and address, as guesses count them. */
  readonly login: string;
  readonly accountId: string;
}

/**
 * Lifts the limits that a sign-in and its account have used up. Counts of a network and this sign-in are found by the networks whose
 * tries the audit log has; counts of a network alone stay, because they belong to no account.
 */
export async function liftLimits(store: Store, { login, accountId }: LimitedSignIn): Promise<void> {
  const counters = createDatabaseCounters(store);
  const networks = await store
    .selectFrom('audit_events')
    .select('network')
    .distinct()
    .where('account_id', '=', accountId)
    .where('bundle', 'is not', null)
    .execute();
  for (const each of [login, `forgotten ${login}`]) {
    await reset(counters, { guessesOfLogin: each });
    for (const { network } of networks)
      await reset(counters, { guessesOfLoginInNetwork: `${network ?? ''} ${each}` });
  }
  await reset(counters, { codeGuessesOfLogin: login, codeGuessesOfLoginADay: login });
  await reset(counters, { linkMailsOfLogin: login, identificationGuessesOfAccount: accountId });
  for (const grantId of [null, ...(await listGrants(store, accountId))]) {
    const session = getSessionKey({ account: { account_id: accountId }, grantId });
    await reset(counters, {
      passwordGuessesOfSession: session,
      passwordChecksOfSession: session,
      contactMailsOfSession: session,
      paperMailsOfSession: session,
      confirmationMailsOfSession: session,
      emailChangesOfSession: session,
      policyChangesOfSession: session,
      paymentChangesOfSession: session,
    });
  }
}

/** Lists the grants of the open sessions of an account, by which its sessions are counted. */
async function listGrants(store: Store, accountId: string): Promise<readonly string[]> {
  const grants = await store
    .selectFrom('identity_records')
    .innerJoin('users', 'users.id', 'identity_records.user_id')
    .select('identity_records.id')
    .where('model', '=', 'Grant')
    .where('account_id', '=', accountId)
    .execute();
  return grants.map(({ id }) => id);
}
