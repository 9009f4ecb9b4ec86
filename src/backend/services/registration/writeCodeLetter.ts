import { type Brand, neutralBrand } from '../../../brand/index.ts';
import { formatDay } from '../../../calendar/index.ts';
import { formatDayInWords } from '../../../domain/formatDayInWords.ts';
import type { Account } from '../../../protocol/index.ts';
import type { Letter } from '../../mail/Letter.ts';
import { createMailTexts } from '../../mail/createMailTexts.ts';
import { formatCodeGroups } from './makeCode.ts';
import { writeGreeting } from '../../mail/letterLayout.ts';
import written from './codeLetter.de.json' with { type: 'json' };

interface CodeOrder {
  readonly code: string;
  readonly policyNumber: string;
  readonly today: string;
  readonly lastDay: string;
}

/** Writes the letter with an activation code to the postal address of the account, never to its e-mail address. */
export function writeCodeLetter(order: CodeOrder, account: Account, brand: Brand | null): Letter {
  const from = brand ?? neutralBrand;
  const text = createMailTexts('codeLetter', written, from);
  const { companyName, firstName, lastName, address } = account;
  if (!address) throw new Error('An account without an address cannot get a letter');

  return {
    brand: from,
    contact: 'service',
    to: [
      companyName || [firstName, lastName].filter(Boolean).join(' '),
      address.street,
      `${address.zip} ${address.city}`,
    ],
    subject: text('subject'),
    greeting: writeGreeting(account, from),
    paragraphs: [text('ordered', { day: formatDayInWords(order.today), brand: from.name })],
    details: [
      { label: text('policyNumber'), value: order.policyNumber },
      { label: text('code'), value: formatCodeGroups(order.code) },
      { label: text('validUntil'), value: formatDay(order.lastDay) },
    ],
    closing: [text('howTo'), text('keepSecret'), text('notOrdered')],
  };
}
