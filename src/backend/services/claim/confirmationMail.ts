import { type Brand, neutralBrand } from '../../../brand/index.ts';
import { formatDay } from '../../../calendar/index.ts';
import { formatDayInWords } from '../../../domain/formatDayInWords.ts';
import type { Account, Claim } from '../../../protocol/index.ts';
import type { Letter } from '../../mail/Letter.ts';
import { mailTexts } from '../../mail/mailTexts.ts';

/** Confirms a claim to its account, in the words of the brand. Says which claim, not what happened: mail is not private. */
export function confirmationMail(claim: Claim, account: Account, brand: Brand | null, today: string): Letter {
  const from = brand ?? neutralBrand;
  const texts = mailTexts(from);
  const text = (key: string, values: Readonly<Record<string, string>> = {}) =>
    texts(`claimReported.${key}`, values);
  const { policyNumber, carModel, licensePlate } = claim.contractData;
  const names = { firstName: account.firstName ?? '', lastName: account.lastName ?? '' };

  return {
    brand: from,
    contact: 'claims',
    to: account.email,
    subject: text('subject', { policyNumber }),
    greeting: text(`greeting.${account.salutation}`, names),
    paragraphs: [text('received', { day: formatDayInWords(today) })],
    details: [
      { label: text('policyNumber'), value: policyNumber },
      { label: text('vehicle'), value: [carModel, licensePlate].filter(Boolean).join(', ') },
      { label: text('claimDate'), value: formatDay(claim.claimDetails.claimDate) },
    ],
    closing: [text('next')],
  };
}
