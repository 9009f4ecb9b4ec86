import type { Brand } from '../../brand/index.ts';
import { emailPattern } from '../../protocol/emailPattern.ts';
import type { Store } from '../api/OperationCall.ts';
import { originOf, type PublicAddress } from '../http/createSiteFinder.ts';
import { readEvents } from '../audit/readEvents.ts';
import { settings } from '../settings/settings.ts';
import { accountsText } from './accountsText.ts';
import {
  type AccountPlace,
  addAccount,
  disableSignIn,
  endSignIn,
  endSignIns,
  removeSecondStep,
  resetPassword,
  unlockSignIn,
} from './changeAccounts.ts';
import { listAccounts } from './listAccounts.ts';
import { type Command, readCommand } from './readCommand.ts';

export interface AccountsReport {
  readonly isError: boolean;
  /** Empty when a command has written everything. */
  readonly text: string;
}

export interface AccountsParts {
  readonly query: Store;
  readonly brands: readonly Brand[];
  /** Scheme and port in the addresses customers see. */
  readonly address: PublicAddress;
  readonly now: Date;
  /** The system's name of the person who runs the command. */
  readonly operator: string;
  /** Writes a line of an export. */
  readonly write: (line: string) => void;
}

const usageNumbers = { reasonLength: String(settings.audit.reasonMaxLength) };

/** Runs a command of `npm run accounts` and returns its report. */
export async function runAccountsCommand(
  parts: AccountsParts,
  words: readonly string[],
): Promise<AccountsReport> {
  const command = readCommand(words);
  if (command === null) return reportFailure('usage', usageNumbers);
  const { brandId } = command;
  const brand = parts.brands.find(({ id }) => id === brandId);
  if (brandId !== '' && brand === undefined) return reportFailure('unknownBrand', { brand: brandId });
  if (command.action === 'list') return reportSuccess(await listAccounts(parts.query, brandId, parts.now));
  if (command.action === 'log') return exportLog(parts, command);
  if (command.action === 'end' && command.isForAll)
    return endAll(brand === undefined ? parts.brands : [brand], parts, command);
  if (brand === undefined || !emailPattern.test(command.email)) return reportFailure('usage', usageNumbers);
  return change(createPlace(brand, parts, command), command);
}

async function exportLog(parts: AccountsParts, command: Command): Promise<AccountsReport> {
  const { brandId, accountId, since } = command;
  const filter = { accountId, since, brand: brandId === '' ? null : brandId };
  for await (const line of readEvents(parts.query, filter)) parts.write(line);
  return reportSuccess('');
}

async function endAll(
  brands: readonly Brand[],
  parts: AccountsParts,
  command: Command,
): Promise<AccountsReport> {
  if (command.reason === null) return reportFailure('reasonMissing');
  let count = 0;
  for (const brand of brands) count += await endSignIns(createPlace(brand, parts, command));
  return reportSuccess(accountsText('endedAll', { count: String(count) }));
}

/** Commands that change one sign-in, apart from `add`. They need a reason. */
const changes = {
  disable: disableSignIn,
  reset: resetPassword,
  end: endSignIn,
  unlock: unlockSignIn,
  'remove-factor': removeSecondStep,
} as const;

async function change(place: AccountPlace, { action, email, values }: Command): Promise<AccountsReport> {
  switch (action) {
    case 'add': {
      const { salutation, firstName, lastName } = values;
      if (lastName === null || salutation === null) return reportFailure('usage', usageNumbers);
      const isAdded = await addAccount(place, { email, salutation, firstName, lastName });
      const names = { email, brand: place.brand.id };
      return isAdded ? reportSuccess(accountsText('add', { email })) : reportFailure('taken', names);
    }
    case 'disable':
    case 'reset':
    case 'end':
    case 'unlock':
    case 'remove-factor':
      if (place.by.reason === null) return reportFailure('reasonMissing');
      return (await changes[action](place, email))
        ? reportSuccess(accountsText(action, { email }))
        : reportFailure('unknownSignIn', { email, brand: place.brand.id });
    case 'list':
    case 'log':
      return reportFailure('usage', usageNumbers);
  }
}

function createPlace(brand: Brand, parts: AccountsParts, { reason }: Command): AccountPlace {
  const { query, now, operator } = parts;
  return { query, brand, origin: originOf(brand, parts.address), now, by: { operator, reason } };
}

function reportSuccess(text: string): AccountsReport {
  return { isError: false, text };
}

function reportFailure(key: string, parameters: Readonly<Record<string, string>> = {}): AccountsReport {
  return { isError: true, text: accountsText(key, parameters) };
}
