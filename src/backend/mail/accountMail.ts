import { type Brand, neutralBrand } from '../../brand/index.ts';
import type { Account } from '../../protocol/index.ts';
import type { Letter } from './Letter.ts';
import { mailTexts } from './mailTexts.ts';

type Event =
  | 'invitation'
  | 'passwordReset'
  | 'passwordForgotten'
  | 'confirmEmail'
  | 'emailRequested'
  | 'emailChanged'
  | 'passwordChanged'
  | 'accountDeleted'
  | 'deletionPostponed';

/** Tells the account, at the address it has now, what happened to it and what to do if somebody else did it. */
export function accountMail(
  event: Event,
  account: Account,
  brand: Brand | null,
  values: Readonly<Record<string, string>> = {},
): Letter {
  const from = brand ?? neutralBrand;
  const texts = mailTexts(from);
  const names = { firstName: account.firstName ?? '', lastName: account.lastName ?? '' };

  return {
    brand: from,
    contact: 'service',
    to: account.email,
    subject: texts(`${event}.subject`),
    greeting: texts(`greeting.${account.salutation}`, names),
    paragraphs: [texts(`${event}.text`, values)],
    details: [],
    closing: [texts(`${event}.next`, values)],
  };
}

/** Asks whoever reads mails at a new address of the account to confirm it by a link. */
export function confirmEmailMail(
  account: Account,
  brand: Brand | null,
  { email, address }: { readonly email: string; readonly address: string },
): Letter {
  const from = brand ?? neutralBrand;
  const texts = mailTexts(from);
  return {
    ...accountMail('confirmEmail', account, brand, { email, brand: from.name }),
    to: email,
    link: { label: texts('confirmEmail.link'), address },
  };
}

/** Leads whoever is invited, or forgot a password, to where it is set. */
export function passwordLinkMail(
  event: 'invitation' | 'passwordReset' | 'passwordForgotten',
  account: Account,
  brand: Brand,
  address: string,
): Letter {
  const texts = mailTexts(brand);
  return {
    ...accountMail(event, account, brand, { brand: brand.name }),
    link: { label: texts(`${event}.link`), address },
  };
}
