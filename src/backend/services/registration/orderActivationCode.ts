import { berlinTime } from '../../../domain/berlinTime.ts';
import type { Policy } from '../../../protocol/index.ts';
import { type Call, type Handler, refuse, type Store } from '../../api/Call.ts';
import { hashPassword } from '../../identity/hashPassword.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { lastCode } from './ActivationCode.ts';
import { codeLetter } from './codeLetter.ts';
import { failedIdentifications } from './failedIdentifications.ts';
import { makeCode } from './makeCode.ts';
import { accountRefusal, isIdentified, isOrdered, limits } from './rules.ts';

/** Makes a code and posts it, both or neither. What is kept of it is a hash. */
export const orderActivationCode: Handler<'orderActivationCode'> = async (call) => {
  const { account, body, store, now } = call;
  const last = await lastCode(store, account.account_id);
  const refused = accountRefusal(account, last);
  if (refused !== null) return refused;
  const failed = failedIdentifications(store, account.account_id, now);
  const pause = await failed.pause();
  if (pause !== null) return { ...refuse(429, 'TOO_MANY_REQUESTS'), retryAfter: pause };

  const policy = await ownPolicy(store, account.account_id, body.policyNumber);
  if (policy === undefined || !isIdentified(body, account, policy)) {
    await failed.count();
    return refuse(422, 'NOT_IDENTIFIED', policy === undefined ? 'policy' : 'person');
  }
  if (last !== undefined && isOrdered(last, now)) return refuse(409, 'ALREADY_ORDERED');

  await sendCode(call, policy.policyNumber);
  return { kind: 'answer', status: 204 };
};

async function sendCode(
  { account, store, now, today, brand }: Call<'orderActivationCode'>,
  policyNumber: string,
): Promise<void> {
  const code = makeCode();
  const expires = new Date(now.getTime() + limits.codeLifetime);
  const row = {
    policy_number: policyNumber,
    code_hash: await hashPassword(code),
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
  const lastDay = berlinTime(expires).day;
  await queueMail(store, codeLetter({ code, policyNumber, today, lastDay }, account.profile, brand));
}

async function ownPolicy(store: Store, accountId: string, policyNumber: string): Promise<Policy | undefined> {
  const row = await store
    .selectFrom('policies')
    .select('data')
    .where('policy_number', '=', policyNumber)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.data;
}
