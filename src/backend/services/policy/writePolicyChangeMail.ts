import { type Brand, neutralBrand } from '../../../brand/index.ts';
import { formatDay } from '../../../calendar/index.ts';
import { formatDayInWords } from '../../../domain/formatDayInWords.ts';
import { nameVehicle } from '../../../domain/names/nameVehicle.ts';
import { writeValue } from '../../../engine/formats/formats.ts';
import type { Account, Policy } from '../../../protocol/index.ts';
import type { Letter } from '../../mail/Letter.ts';
import { createMailTexts } from '../../mail/createMailTexts.ts';
import type { Texts } from '../../texts/createTexts.ts';
import type { ChangedItem } from '../change/listChangedItems.ts';
import { writeGreeting } from '../../mail/letterLayout.ts';
import written from './policyChangeMail.de.json' with { type: 'json' };

interface ReceivedChange {
  readonly policy: Policy;
  readonly changed: Policy;
  readonly items: readonly ChangedItem[];
  readonly handedOver: boolean;
  readonly takesEffectOn: string;
}

/**
 * Writes the mail to the account that confirms a change of its contract, in the words of the brand: changed values, first day and premium.
 * The premium is missing when the back office has to check the change first.
 */
export function writePolicyChangeMail(
  { policy, changed, items, handedOver, takesEffectOn }: ReceivedChange,
  account: Account,
  { brand, today }: { readonly brand: Brand | null; readonly today: string },
): Letter {
  const from = brand ?? neutralBrand;
  const texts = createMailTexts('policyChangeMail', written, from);
  const [risk] = policy.risks;
  const state = handedOver ? 'handedOver' : takesEffectOn > today ? 'noted' : 'done';
  const premiums = [
    { label: texts('premiumBefore'), value: formatChangedPremium(policy, texts) },
    { label: texts('premiumAfter'), value: formatChangedPremium(changed, texts) },
  ];

  return {
    brand: from,
    contact: 'service',
    to: account.email,
    subject: texts('subject', { policyNumber: policy.policyNumber }),
    greeting: writeGreeting(account, from),
    paragraphs: [texts(`${state}.text`, { day: formatDayInWords(takesEffectOn) })],
    details: [
      { label: texts('policyNumber'), value: policy.policyNumber },
      {
        label: texts('vehicle'),
        value: [nameVehicle(policy), risk?.licensePlate].filter(Boolean).join(', '),
      },
      ...items.map((item) => ({ label: texts(`item.${item.name}`), value: describeItemChange(item, texts) })),
      { label: texts('validFrom'), value: formatDay(changed.risks[0]?.validFrom ?? takesEffectOn) },
      ...(handedOver ? [] : premiums),
    ],
    closing: [texts(`${state}.next`)],
  };
}

/** Describes a changed value: „12.000 km, bisher 9.000 km“. */
function describeItemChange({ name, before, after }: ChangedItem, texts: Texts): string {
  const said = (value: ChangedItem['after']) => {
    if (value === null) return texts(`none.${name}`);
    if (typeof value === 'boolean') return texts(value ? 'yes' : 'no');
    if (name === 'annualMileage')
      return value === 0 ? texts('unlimited') : texts('mileage', { thousand: String(value) });
    return fixed.includes(name) ? texts(`value.${String(value)}`) : String(value);
  };
  return texts('change', { before: said(before), after: said(after) });
}

/** Items whose values are codes. */
const fixed: readonly string[] = ['usageType', 'occupationalGroup'];

function formatChangedPremium({ premiumPm, paymentDetails }: Policy, texts: Texts): string {
  return texts(`premium.${paymentDetails.paymentType}`, { amount: writeValue('euro', premiumPm ?? 0) });
}
