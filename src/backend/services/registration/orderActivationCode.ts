import { toBerlinTime } from '../../../calendar/index.ts';
import type { Policy } from '../../../protocol/index.ts';
import {
  type OperationCall,
  type Refusal,
  refuse,
  refuseAtLimit,
  type SlowHandler,
  type Store,
  type StoredAccount,
} from '../../api/OperationCall.ts';
import { lockAccount } from '../../api/lockAccount.ts';
import { hashPassword } from '../../identity/passwords/hashPassword.ts';
import { createDatabaseCounters } from '../../limits/createDatabaseCounters.ts';
import { refund, spend } from '../../limits/spend.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { inTransaction } from '../../store/inTransaction.ts';
import { type ActivationCode, findLastCode } from './ActivationCode.ts';
import { writeCodeLetter } from './writeCodeLetter.ts';
import { makeCode } from './makeCode.ts';
import { isActivated, isIdentified, isOrdered } from './rules.ts';
import { settings } from '../../settings/settings.ts';
import { day } from '../../settings/durations.ts';

/** Creates a code and posts it, in one transaction. Only its hash is stored. */
export const orderActivationCode: SlowHandler<'orderActivationCode'> = {
  async prepare(call) {
    const { account, now } = call;
    const admitted = await inTransaction(call.store, (store) => identifyPolicy({ ...call, store }));
    if (admitted.kind === 'refusal') return admitted;
    const { policyNumber } = admitted.policy;
    const code = makeCode();
    const code_hash = await hashPassword(code);

    return async (locked) => {
      const refused = findCodeRefusal(
        locked.account,
        await findLastCode(locked.store, account.account_id),
        now,
      );
      if (refused !== null) return refused;
      await sendCode(locked, { code, code_hash, policyNumber });
      return { kind: 'answer', status: 204 };
    };
  },
};

type IdentifiedPolicy = { readonly kind: 'policy'; readonly policy: Policy } | Refusal;

/** Finds the contract of an order whose data are right. Every attempt is counted, and a right one is taken back. */
async function identifyPolicy({
  account,
  body,
  store,
  now,
}: OperationCall<'orderActivationCode'>): Promise<IdentifiedPolicy> {
  const { account_id } = account;
  const current = (await lockAccount(store, account_id)) ?? account;
  const last = await findLastCode(store, account_id);
  if (isActivated(current, last)) return refuse(409, 'ALREADY_ACTIVATED');
  const [counters, uses] = [createDatabaseCounters(store), { identificationGuessesOfAccount: account_id }];
  const usedUp = await spend(counters, uses, now);
  if (usedUp !== null) return refuseAtLimit(usedUp);

  const policy = await findOwnPolicy(store, account_id, body.policyNumber);
  if (policy === undefined || !isIdentified(body, account, policy))
    return refuse(422, 'NOT_IDENTIFIED', policy === undefined ? 'policy' : 'person');
  await refund(counters, uses);
  return findCodeRefusal(current, last, now) ?? { kind: 'policy', policy };
}

/** Returns the refusal when no letter is sent now; null when one is. */
function findCodeRefusal(
  account: StoredAccount,
  last: ActivationCode | undefined,
  now: Date,
): Refusal | null {
  if (isActivated(account, last)) return refuse(409, 'ALREADY_ACTIVATED');
  return last !== undefined && isOrdered(last, now) ? refuse(409, 'ALREADY_ORDERED') : null;
}

interface MadeCode {
  readonly code: string;
  readonly code_hash: string;
  readonly policyNumber: string;
}

async function sendCode(
  call: OperationCall<'orderActivationCode'>,
  { code, code_hash, policyNumber }: MadeCode,
): Promise<void> {
  const { account, store, now, today, brand } = call;
  const expires = new Date(now.getTime() + settings.activationCode.validDays * day);
  const row = {
    policy_number: policyNumber,
    code_hash,
    ordered_at: now.toISOString(),
    expires_at: expires.toISOString(),
    failures: 0,
    used_at: null,
  };
  await store
    .insertInto('activation_codes')
    .values({ account_id: account.account_id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  const lastDay = toBerlinTime(expires).day;
  const letter = writeCodeLetter({ code, policyNumber, today, lastDay }, account.profile, brand);
  await queueMail(store, letter, account);
}

async function findOwnPolicy(
  store: Store,
  accountId: string,
  policyNumber: string,
): Promise<Policy | undefined> {
  const row = await store
    .selectFrom('policies')
    .select('data')
    .where('policy_number', '=', policyNumber)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.data;
}
