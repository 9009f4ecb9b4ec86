import accountTexts from '../../../../schemas/_shared/texts/account.de.json' with { type: 'json' };
import { nameVehicle } from '../../../domain/names/nameVehicle.ts';
import type { Brand } from '../../../brand/index.ts';
import type { Account, PhoneContact, Policy } from '../../../protocol/index.ts';
import type { Letter } from '../../mail/Letter.ts';
import { createMailTexts } from '../../mail/createMailTexts.ts';
import written from './contactMail.de.json' with { type: 'json' };

/** A request to the customer service. */
export interface ContactRequest {
  readonly kind: 'temporaryCoverage' | 'accompaniedDriving' | 'mailContact' | 'phoneContact';
  /** Label (a key below `contact.`) and value of each answer. */
  readonly asked: Readonly<Record<string, string>>;
  readonly reason: PhoneContact['reason'] | null;
  /** The customer's message. */
  readonly text: string;
}

export interface ContactSender {
  readonly account: Account;
  readonly policy: Policy;
  readonly fromRelatedAccount: boolean;
}

/**
 * Writes the request as a mail to the brand's customer service. Sender and reply address are those of the account, not of the request
 * (AUTH-002).
 */
export function writeContactMail(request: ContactRequest, sender: ContactSender, brand: Brand): Letter {
  const text = createMailTexts('contactMail', written, brand);
  const { account, policy, fromRelatedAccount } = sender;
  const { policyNumber, risks } = policy;
  const name =
    account.companyName ||
    [formatTitle(account), account.firstName, account.lastName].filter(Boolean).join(' ');
  const vehicle = [nameVehicle(policy), risks[0]?.licensePlate].filter(Boolean).join(' ');
  const details = {
    ...request.asked,
    ...(request.reason === null ? {} : { reason: text(`reason.${request.reason}`) }),
    policyNumber: fromRelatedAccount ? text('ofRelatedAccount', { policyNumber }) : policyNumber,
    vehicle,
    customer: name,
    accountId: account.accountId,
    email: account.email,
    phoneNumber: account.phoneNumber ?? '',
  };

  return {
    brand,
    contact: null,
    to: brand.contact.email,
    replyTo: account.email,
    subject: text('subject', { request: text(request.kind), policyNumber }),
    greeting: '',
    paragraphs: [text('received', { request: text(request.kind) })],
    details: Object.entries(details)
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ label: text(label), value })),
    closing: request.text === '' ? [] : [text('message'), ...request.text.split(/\n+/)],
  };
}

/** Returns the name of a request in the words of a brand. */
export function describeRequest({ kind }: Pick<ContactRequest, 'kind'>, brand: Brand): string {
  return createMailTexts('contactMail', written, brand)(kind);
}

/** Returns a title in words; an unknown code stays as it is stored. */
function formatTitle({ title }: Account): string {
  const words: Readonly<Record<string, string>> = accountTexts;
  return title ? (words[`name.title.${title}`] ?? title) : '';
}
