import { type Brand, neutralBrand } from '../../brand/index.ts';
import type { Account } from '../../protocol/index.ts';
import type { Letter } from './Letter.ts';
import { writeGreeting, writeNamelessGreeting } from './letterLayout.ts';
import { createMailTexts } from './createMailTexts.ts';

/** The texts of a mail without details. `link` names its button. */
type AccountMailTexts = Readonly<Record<'subject' | 'text' | 'next', string>> &
  Readonly<Record<string, string>>;

interface AccountMail {
  readonly account: Account;
  /** Null on a host that belongs to no brand. */
  readonly brand: Brand | null;
  /** Values for the names in braces in its texts, besides the brand. */
  readonly values?: Readonly<Record<string, string>>;
  /** The address of its button. */
  readonly address?: string;
  /** The recipient, if not the address of the account. */
  readonly to?: string;
}

/**
 * Creates a function that writes the letters of one mail, which tells an account about a change and how to react to a change by another
 * person.
 */
export function createAccountMail(name: string, written: AccountMailTexts): (mail: AccountMail) => Letter {
  return ({ account, brand, values = {}, address, to = account.email }) => {
    const from = brand ?? neutralBrand;
    const texts = createMailTexts(name, written, from);
    const parameters = { brand: from.name, ...values };
    return {
      brand: from,
      contact: 'service',
      to,
      subject: texts('subject', parameters),
      // A mail with a link goes to an address that may not be confirmed yet, and names no customer to a stranger.
      greeting: address === undefined ? writeGreeting(account, from) : writeNamelessGreeting(from),
      paragraphs: [texts('text', parameters)],
      details: [],
      ...(address === undefined ? {} : { link: { label: texts('link'), address } }),
      closing: [texts('next', parameters)],
    };
  };
}
