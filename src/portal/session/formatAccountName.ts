import type { Account } from '../../protocol/index.ts';

/** Returns the company name, else first and last name (SHELL-036); empty when the account has neither. */
export function formatAccountName(account: Pick<Account, 'companyName' | 'firstName' | 'lastName'>): string {
  return account.companyName || [account.firstName, account.lastName].filter(Boolean).join(' ');
}

/** Formats the name in the greeting: company name, else title, first and last name. `titleOf` returns the text of a title's code. */
export function formatGreetingName(
  account: Pick<Account, 'companyName' | 'title' | 'firstName' | 'lastName'>,
  titleOf: (code: string) => string,
): string {
  const title = account.title ? titleOf(account.title) : '';
  return account.companyName || [title, account.firstName, account.lastName].filter(Boolean).join(' ');
}
