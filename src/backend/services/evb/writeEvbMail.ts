import { type Brand, neutralBrand } from '../../../brand/index.ts';
import { formatDay } from '../../../calendar/index.ts';
import { nameVehicle } from '../../../domain/names/nameVehicle.ts';
import type { Account, EvbRequest, Policy } from '../../../protocol/index.ts';
import type { Letter } from '../../mail/Letter.ts';
import { createMailTexts } from '../../mail/createMailTexts.ts';
import type { Texts } from '../../texts/createTexts.ts';
import { writeGreeting } from '../../mail/letterLayout.ts';
import written from './evbMail.de.json' with { type: 'json' };

interface IssuedNumber {
  readonly number: string;
  readonly policy: Policy;
  readonly validUntil: string;
  readonly request: EvbRequest;
}

/** Writes the mail with the number and its purpose to the e-mail address of the account, independent of the request. */
export function writeEvbMail(
  { number, policy, validUntil, request }: IssuedNumber,
  account: Account,
  brand: Brand | null,
): Letter {
  const from = brand ?? neutralBrand;
  const text = createMailTexts('evbMail', written, from);
  const { otherOwner } = request;
  const { street, zip, city } = otherOwner?.address ?? request.address;
  const [risk] = policy.risks;

  return {
    brand: from,
    contact: 'service',
    to: account.email,
    subject: text('subject', { number }),
    greeting: writeGreeting(account, from),
    paragraphs: [text('text')],
    details: [
      { label: text('number'), value: number },
      { label: text('validUntil'), value: formatDay(validUntil) },
      { label: text('policyNumber'), value: policy.policyNumber },
      { label: text('vehicle'), value: [nameVehicle(policy), risk?.licensePlate].filter(Boolean).join(', ') },
      ...(otherOwner === undefined
        ? []
        : [{ label: text('owner'), value: formatOwnerName(otherOwner, text) }]),
      { label: text('address'), value: `${street}, ${zip} ${city}` },
    ],
    closing: [text('next'), text('notRequested')],
  };
}

function formatOwnerName(
  { salutation, firstName, lastName }: NonNullable<EvbRequest['otherOwner']>,
  text: Texts,
): string {
  return text(`name.${salutation}`, { firstName, lastName });
}
