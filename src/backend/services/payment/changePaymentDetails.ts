import { type Handler, refuse } from '../../api/OperationCall.ts';
import { queueAccountMail } from '../../mail/queueAccountMail.ts';
import type { PaymentParts, Policy } from '../../../protocol/index.ts';
import { signInTooOldCode } from '../../../protocol/signIn.ts';
import { isSessionFresh } from '../../identity/sessions/openSessions.ts';
import { decideEffect } from '../change/decideEffect.ts';
import { preparePaymentChange } from './preparePaymentChange.ts';
import { writePaymentChangeMail } from './writePaymentChangeMail.ts';
import { storePaymentChange } from './storePaymentChange.ts';
import { applyPayment } from '../change/applyPayment.ts';
import { settings } from '../../settings/settings.ts';

/** Changes the payment of a contract: at once, from a day on, or after a check by the back office (API-031). */
export const changePaymentDetails: Handler<'changePaymentDetails'> = async (call) => {
  const { account, path, body, headers, store, today, brand, grantId } = call;
  const { asyncChange, customerEmail: _customerEmail, ...change } = body;
  if (headers['asyncchange'] !== undefined && headers['asyncchange'] !== String(asyncChange))
    return refuse(400, 'ASYNC_CHANGE_CONTRADICTS');
  const prepared = await preparePaymentChange(call, path.policyNumber, change);
  if (prepared.kind === 'refusal') return prepared;
  const { policy, parts, switches } = prepared;
  if (hasOtherIban(policy, parts) && !(await isSessionFresh(store, grantId)))
    return refuse(403, signInTooOldCode);

  const { validFrom } = change;
  const effect = decideEffect(
    { validFrom, asyncChange, daysAtOnce: settings.change.paymentDaysAtOnce },
    { today, switches },
  );
  await storePaymentChange(call, { policyNumber: policy.policyNumber, parts, ...effect });
  const changed = applyPayment(policy, parts, account.profile.address?.zip ?? '');
  const letter = writePaymentChangeMail({ policy, changed, parts, ...effect }, account.profile, {
    brand,
    today,
  });
  await queueAccountMail(call, 'paymentChange', letter);
  return { kind: 'answer', status: effect.handedOver ? 202 : 204 };
};

/** Returns true when premiums would be debited from another account. */
function hasOtherIban({ paymentDetails }: Policy, { bankAccount }: PaymentParts): boolean {
  return bankAccount != null && bankAccount.iban !== paymentDetails.bankAccount?.iban;
}
