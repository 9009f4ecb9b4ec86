import { formatDay } from '../../../calendar/index.ts';
import {
  type OperationCall,
  type HandlerResponse,
  type Handler,
  refuse,
  refuseForNow,
  type Refusal,
} from '../../api/OperationCall.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import { queueAccountMail } from '../../mail/queueAccountMail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { findPolicy } from '../policy/findPolicy.ts';
import {
  describeRequest,
  writeContactMail,
  type ContactRequest,
  type ContactSender,
} from './writeContactMail.ts';
import {
  findAccompaniedDrivingRefusal,
  findAccountRefusal,
  findPolicyRefusal,
  findTemporaryCoverageRefusal,
} from './rules.ts';
import { settings } from '../../settings/settings.ts';
import requestOfRelated from './requestOfRelatedMail.de.json' with { type: 'json' };

const requestOfRelatedMail = createAccountMail('requestOfRelatedMail', requestOfRelated);

type ContactOperation =
  | 'requestTemporaryCoverage'
  | 'requestAccompaniedDriving'
  | 'sendMailContact'
  | 'requestPhoneContact';

export const requestTemporaryCoverage: Handler<'requestTemporaryCoverage'> = async (call) =>
  send(
    call,
    ({ policy }) =>
      findPolicyRefusal(policy, call.today) ?? findTemporaryCoverageRefusal(call.body, call.today),
    {
      kind: 'temporaryCoverage',
      asked: {
        inclusionFrom: formatDay(call.body.inclusionFrom),
        inclusionUntil: formatDay(call.body.inclusionUntil),
      },
      reason: null,
      text: '',
    },
  );

export const requestAccompaniedDriving: Handler<'requestAccompaniedDriving'> = async (call) =>
  send(
    call,
    ({ policy }) =>
      findPolicyRefusal(policy, call.today) ?? findAccompaniedDrivingRefusal(call.body, call.today),
    {
      kind: 'accompaniedDriving',
      asked: { birthDate: formatDay(call.body.birthDate), inclusionDate: formatDay(call.body.inclusionDate) },
      reason: null,
      text: '',
    },
  );

export const sendMailContact: Handler<'sendMailContact'> = async (call) =>
  send(call, () => null, { kind: 'mailContact', asked: {}, reason: null, text: call.body.text });

export const requestPhoneContact: Handler<'requestPhoneContact'> = async (call) =>
  send(call, () => null, {
    kind: 'phoneContact',
    asked: { phone: call.body.phone },
    reason: call.body.reason,
    text: call.body.additionalInformation ?? '',
  });

/**
 * Queues the request for the customer service of the brand, or refuses it (API-045 to API-048). The owner of a related contract is told
 * about other drivers.
 */
async function send(
  call: OperationCall<ContactOperation>,
  refusalOf: (sender: ContactSender) => Refusal | null,
  request: ContactRequest,
): Promise<HandlerResponse<undefined>> {
  const { account, body, brand } = call;
  const refusedAccount = findAccountRefusal(account);
  if (refusedAccount !== null) return refusedAccount;
  const found = await findPolicy(call, body.policyNumber);
  if (found === null) return refuse(403, 'FORBIDDEN');
  const sender = { account: account.profile, ...found };
  const refused = refusalOf(sender);
  if (refused !== null) return refused;
  if (brand === null) return refuseForNow('no brand', settings.retryAfterSeconds.misconfigured);

  await queueAccountMail(call, 'contact', writeContactMail(request, sender, brand));
  const { owner, fromRelatedAccount, policy } = found;
  if (fromRelatedAccount && (request.kind === 'temporaryCoverage' || request.kind === 'accompaniedDriving')) {
    const values = { policyNumber: policy.policyNumber, request: describeRequest(request, brand) };
    const letter = requestOfRelatedMail({ account: owner, brand, values });
    await queueMail(call.store, letter, { account_id: owner.accountId });
  }
  return { kind: 'answer', status: 204 };
}
