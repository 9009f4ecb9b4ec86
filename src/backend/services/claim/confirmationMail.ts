import { escapeHtml } from '../../http/escapeHtml.ts';
import mailTexts from '../../../../schemas/_shared/texts/mail.de.json' with { type: 'json' };
import { type Brand, neutralBrand } from '../../../brand/index.ts';
import { formatDay, formatDayInWords } from '../../../domain/formatDay.ts';
import type { Account, Claim } from '../../../protocol/index.ts';
import type { Mail } from '../../mail/queueMail.ts';
import { createTexts } from '../../texts/createTexts.ts';

/** Confirms a claim to its account, in the words of the brand. Says which claim, not what happened: mail is not private. */
export function confirmationMail(claim: Claim, account: Account, brand: Brand | null, today: string): Mail {
  const { id, name, contact } = brand ?? neutralBrand;
  const texts = createTexts('mail', mailTexts, 'brands', id);
  const text = (key: string, values: Readonly<Record<string, string>> = {}) =>
    texts(`claimReported.${key}`, values);
  const { policyNumber, carModel, licensePlate } = claim.contractData;
  const names = { firstName: account.firstName ?? '', lastName: account.lastName ?? '' };
  const facts = [
    [text('policyNumber'), policyNumber],
    [text('vehicle'), [carModel, licensePlate].filter(Boolean).join(', ')],
    [text('claimDate'), formatDay(claim.claimDetails.claimDate)],
  ] as const;
  const before = [
    text(`greeting.${account.salutation}`, names),
    text('received', { day: formatDayInWords(today) }),
  ];
  const after = [
    text('next'),
    ...(contact.claimsPhone === ''
      ? []
      : [text('contact', { phone: contact.claimsPhone, email: contact.claimsEmail })]),
  ];
  const closing = [text('closing'), text('sender', { brand: name })];

  return {
    to: account.email,
    subject: text('subject', { policyNumber }),
    text: [...before, facts.map((fact) => fact.join(': ')).join('\n'), ...after, closing.join('\n')].join(
      '\n\n',
    ),
    html: [
      ...before.map(paragraph),
      `<ul>${facts.map(([label, value]) => `<li>${escapeHtml(label)}: ${escapeHtml(value)}</li>`).join('')}</ul>`,
      ...after.map(paragraph),
      `<p>${closing.map(escapeHtml).join('<br>')}</p>`,
    ].join('\n'),
  };
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
