import {
  type OperationCall,
  type Refusal,
  refuse,
  refuseAtLimit,
  type SlowHandler,
} from '../../api/OperationCall.ts';
import { findPasswordProblem } from '../../identity/passwords/findPasswordProblem.ts';
import { createDatabaseCounters } from '../../limits/createDatabaseCounters.ts';
import { getSessionKey } from '../../limits/listSubjects.ts';
import { spend } from '../../limits/spend.ts';
import { inTransaction } from '../../store/inTransaction.ts';

const codes = { tooShort: 'PASSWORD_TOO_SHORT', tooEasy: 'PASSWORD_TOO_EASY' } as const;

/** Says while the customer types whether `changePassword` would accept a new password. Nothing is kept of it. */
export const checkNewPassword: SlowHandler<'checkNewPassword'> = {
  async prepare(call) {
    const { store, now, body } = call;
    const usedUp = await inTransaction(store, (transaction) =>
      spend(createDatabaseCounters(transaction), { passwordChecksOfSession: getSessionKey(call) }, now),
    );
    if (usedUp !== null) return refuseAtLimit(usedUp);
    const refused = await findNewPasswordRefusal(call, body.newPassword);
    return refused ?? (async () => ({ kind: 'answer', status: 204 }));
  },
};

/** Returns the refusal of a new password for the account of the call; null when it is accepted. */
export async function findNewPasswordRefusal(
  { account, brand }: Pick<OperationCall, 'account' | 'brand'>,
  newPassword: string,
): Promise<Refusal | null> {
  const problem = await findPasswordProblem(newPassword, { profile: account.profile, brand });
  return problem === null ? null : refuse(422, codes[problem]);
}
