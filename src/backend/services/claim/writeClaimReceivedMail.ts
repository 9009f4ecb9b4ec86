import { type Brand, neutralBrand } from '../../../brand/index.ts';
import { formatDay } from '../../../calendar/index.ts';
import { formatDayInWords } from '../../../domain/formatDayInWords.ts';
import type { Account, Claim } from '../../../protocol/index.ts';
import type { Letter } from '../../mail/Letter.ts';
import { createMailTexts } from '../../mail/createMailTexts.ts';
import { writeGreeting } from '../../mail/letterLayout.ts';
import written from './claimReceivedMail.de.json' with { type: 'json' };

/**
 * Confirms a claim to its account, in the words of the brand. The mail names the claim without its content, because mail is not private.
 */
export function writeClaimReceivedMail(
  claim: Claim,
  account: Account,
  brand: Brand | null,
  today: string,
): Letter {
  const from = brand ?? neutralBrand;
  const text = createMailTexts('claimReceivedMail', written, from);
  const { policyNumber, carModel, licensePlate } = claim.contractData;

  return {
    brand: from,
    contact: 'claims',
    to: account.email,
    subject: text('subject', { policyNumber }),
    greeting: writeGreeting(account, from),
    paragraphs: [text('received', { day: formatDayInWords(today) })],
    details: [
      { label: text('policyNumber'), value: policyNumber },
      { label: text('vehicle'), value: [carModel, licensePlate].filter(Boolean).join(', ') },
      { label: text('claimDate'), value: formatDay(claim.claimDetails.claimDate) },
    ],
    closing: [text('next')],
  };
}
