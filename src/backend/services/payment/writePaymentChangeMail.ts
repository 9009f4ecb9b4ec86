import { writeValue } from '../../../engine/formats/formats.ts';
import { type Brand, neutralBrand } from '../../../brand/index.ts';
import { formatDay } from '../../../calendar/index.ts';
import { formatDayInWords } from '../../../domain/formatDayInWords.ts';
import { nameVehicle } from '../../../domain/names/nameVehicle.ts';
import type { Account, PaymentParts, Policy } from '../../../protocol/index.ts';
import type { Letter } from '../../mail/Letter.ts';
import { createMailTexts } from '../../mail/createMailTexts.ts';
import type { Texts } from '../../texts/createTexts.ts';
import type { EffectOfChange } from '../change/decideEffect.ts';
import { writeGreeting } from '../../mail/letterLayout.ts';
import written from './paymentChangeMail.de.json' with { type: 'json' };

interface ReceivedChange extends EffectOfChange {
  readonly policy: Policy;
  readonly changed: Policy;
  readonly parts: PaymentParts;
}

/** Confirms the new payment of a contract to its account. The mail contains only the end of the IBAN. */
export function writePaymentChangeMail(
  { policy, changed, parts, handedOver, takesEffectOn }: ReceivedChange,
  account: Account,
  { brand, today }: { readonly brand: Brand | null; readonly today: string },
): Letter {
  const from = brand ?? neutralBrand;
  const texts = createMailTexts('paymentChangeMail', written, from);
  const state = handedOver ? 'handedOver' : takesEffectOn > today ? 'noted' : 'done';
  const { policyNumber, risks, paymentDetails } = changed;
  const premium = { label: texts('premium'), value: formatPaymentPremium(changed, texts) };
  const isOtherPremium = changed.premiumPm !== policy.premiumPm;

  return {
    brand: from,
    contact: 'service',
    to: account.email,
    subject: texts('subject', { policyNumber }),
    greeting: writeGreeting(account, from),
    paragraphs: [texts(`${state}.text`, { day: formatDayInWords(takesEffectOn) })],
    details: [
      { label: texts('policyNumber'), value: policyNumber },
      {
        label: texts('vehicle'),
        value: [nameVehicle(changed), risks[0]?.licensePlate].filter(Boolean).join(' '),
      },
      ...Object.keys(parts).flatMap((name) => listPaymentDetails(name, paymentDetails, texts)),
      ...(isOtherPremium && !handedOver ? [premium] : []),
      { label: texts('validFrom'), value: formatDay(takesEffectOn) },
    ].filter(({ value }) => value !== ''),
    closing: [texts(`${state}.next`)],
  };
}

/** Lists the changed parts of the payment for the mail. */
function listPaymentDetails(
  part: string,
  { paymentMethod, paymentType, dayOfDebit, bankAccount }: Policy['paymentDetails'],
  texts: Texts,
): Letter['details'] {
  switch (part) {
    case 'paymentMethod':
      return [{ label: texts('paymentMethod'), value: texts(`method.${paymentMethod}`) }];
    case 'paymentType':
      return [{ label: texts('paymentType'), value: texts(`period.${paymentType}`) }];
    case 'dayOfDebit':
      return dayOfDebit
        ? [{ label: texts('dayOfDebit'), value: texts('day', { day: String(dayOfDebit) }) }]
        : [];
    case 'bankAccount':
      return bankAccount ? accountDetails(bankAccount, texts) : [];
    default:
      return [];
  }
}

function accountDetails(
  { iban, accountHolder }: NonNullable<Policy['paymentDetails']['bankAccount']>,
  texts: Texts,
): Letter['details'] {
  const holder =
    accountHolder?.companyName ||
    [accountHolder?.firstName, accountHolder?.lastName].filter(Boolean).join(' ');
  return [
    { label: texts('accountHolder'), value: holder },
    { label: texts('iban'), value: texts('ibanEnd', { end: iban.slice(-4) }) },
  ];
}

function formatPaymentPremium({ premiumPm, paymentDetails }: Policy, texts: Texts): string {
  return texts(`premium.${paymentDetails.paymentType}`, { amount: writeValue('euro', premiumPm ?? 0) });
}
