import { addMonths } from '../../../calendar/index.ts';
import type { Policy } from '../../../protocol/index.ts';
import {
  type OperationCall,
  type Handler,
  type Refusal,
  refuse,
  type Store,
} from '../../api/OperationCall.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { buildContractFacts } from '../change/buildContractFacts.ts';
import { findAreaRefusal, findEditingRefusal } from '../change/findEditingRefusal.ts';
import { findPolicy } from '../policy/findPolicy.ts';
import { writeEvbMail } from './writeEvbMail.ts';
import { settings } from '../../settings/settings.ts';
import { randomInt } from 'node:crypto';

/**
 * Creates a number and mails it to the account, in one transaction (API-033). Requests of an account run one after the other, because its
 * row is locked, so that concurrent requests cannot exceed the limit of a day.
 */
export const requestEvb: Handler<'requestEvb'> = async (call) => {
  const { account, body, store, today, brand } = call;
  const found = await findRegistrableContract(call);
  if (found.kind === 'refusal') return found;
  const { policy } = found;
  if ((await countRequestsToday(call)) >= settings.evb.requestsPerDay)
    return refuse(403, 'EVB_REQUEST_LIMIT');

  const number = await reserveNumber(store, makeNumber);
  const validUntil = addMonths(today, settings.evb.validMonths);
  await store
    .insertInto('evb_requests')
    .values({
      number,
      account_id: account.account_id,
      policy_number: policy.policyNumber,
      requested_on: today,
      valid_until: validUntil,
    })
    .execute();
  const letter = writeEvbMail({ number, policy, validUntil, request: body }, account.profile, brand);
  await queueMail(store, letter, account);
  return { kind: 'answer', status: 204 };
};

/** Finds the contract if it may be registered anew (CON-060 to CON-062, EVB-021). */
async function findRegistrableContract(
  call: OperationCall<'requestEvb'>,
): Promise<{ readonly kind: 'contract'; readonly policy: Policy } | Refusal> {
  const { account, path, today } = call;
  if (account.profile.remediation === true) return refuse(403, 'CUSTOMER_BLACKLISTED');
  const found = await findPolicy(call, path.policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  const facts = buildContractFacts(found, account, today);
  return (
    findEditingRefusal(facts, false) ??
    findAreaRefusal(facts, ['evb']) ?? { kind: 'contract', policy: found.policy }
  );
}

async function countRequestsToday({ account, store, today }: OperationCall<'requestEvb'>): Promise<number> {
  const { count } = await store
    .selectFrom('evb_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', account.account_id)
    .where('requested_on', '=', today)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const { alphabet, insurer, length } = settings.evb;

/** Returns a number that cannot be guessed: the insurer, and random characters. */
export function makeNumber(): string {
  const random = Array.from({ length: length - insurer.length }, () => alphabet[randomInt(alphabet.length)]);
  return insurer + random.join('');
}

/** Reserves a number that was never used before: when two requests draw the same one, the second draws again. */
export async function reserveNumber(store: Store, make: () => string): Promise<string> {
  for (;;) {
    const taken = await store
      .insertInto('evb_numbers')
      .values({ number: make() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (taken !== undefined) return taken.number;
  }
}
