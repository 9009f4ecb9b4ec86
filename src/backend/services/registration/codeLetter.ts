import { type Brand, neutralBrand } from '../../../brand/index.ts';
import { formatDay } from '../../../calendar/index.ts';
import { formatDayInWords } from '../../../domain/formatDayInWords.ts';
import type { Account } from '../../../protocol/index.ts';
import type { Letter } from '../../mail/Letter.ts';
import { mailTexts } from '../../mail/mailTexts.ts';
import { inGroups } from './makeCode.ts';

interface CodeOrder {
  readonly code: string;
  readonly policyNumber: string;
  readonly today: string;
  readonly lastDay: string;
}

/** The letter with an activation code, to the address of the account and never to its e-mail address. */
export function codeLetter(order: CodeOrder, account: Account, brand: Brand | null): Letter {
  const from = brand ?? neutralBrand;
  const texts = mailTexts(from);
  const text = (key: string, values: Readonly<Record<string, string>> = {}) =>
    texts(`activationCode.${key}`, values);
  const { salutation, companyName, address } = account;
  const names = { firstName: account.firstName ?? '', lastName: account.lastName ?? '' };
  if (!address) throw new Error('An account without an address cannot get a letter');

  return {
    brand: from,
    contact: 'service',
    to: [
      companyName || `${names.firstName} ${names.lastName}`.trim(),
      address.street,
      `${address.zip} ${address.city}`,
    ],
    subject: text('subject'),
    greeting: texts(`greeting.${salutation}`, names),
    paragraphs: [text('ordered', { day: formatDayInWords(order.today), brand: from.name })],
    details: [
      { label: text('policyNumber'), value: order.policyNumber },
      { label: text('code'), value: inGroups(order.code) },
      { label: text('validUntil'), value: formatDay(order.lastDay) },
    ],
    closing: [text('howTo'), text('keepSecret'), text('notOrdered')],
  };
}
