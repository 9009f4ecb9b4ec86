import { type Brand, neutralBrand } from '../../brand/index.ts';
import type { Account } from '../../protocol/index.ts';
import type { Letter } from './Letter.ts';
import { greetingOf } from './letterLayout.ts';
import { mailTexts } from './mailTexts.ts';

/** The texts of a mail without details. `link` names its button. */
type AccountMailTexts = Readonly<Record<'subject' | 'text' | 'next', string>> &
  Readonly<Record<string, string>>;

interface AccountMail {
  readonly account: Account;
  /** Null on a host of no brand. */
  readonly brand: Brand | null;
  /** What its texts name in braces, beside the brand. */
  readonly values?: Readonly<Record<string, string>>;
  /** Where its button leads. */
  readonly address?: string;
  /** Where it goes, if not to the address of the account. */
  readonly to?: string;
}

/** Makes the letters of one mail: they tell an account what happened to it, and what to do if another person did it. */
export function accountMail(name: string, written: AccountMailTexts): (mail: AccountMail) => Letter {
  return ({ account, brand, values = {}, address, to = account.email }) => {
    const from = brand ?? neutralBrand;
    const texts = mailTexts(name, written, from);
    const parameters = { brand: from.name, ...values };
    return {
      brand: from,
      contact: 'service',
      to,
      subject: texts('subject', parameters),
      greeting: greetingOf(account, from),
      paragraphs: [texts('text', parameters)],
      details: [],
      ...(address === undefined ? {} : { link: { label: texts('link'), address } }),
      closing: [texts('next', parameters)],
    };
  };
}
