import { parseArgs } from 'node:util';
import accountsTexts from '../../../schemas/_shared/texts/accounts.de.json' with { type: 'json' };
import type { Brand } from '../../brand/index.ts';
import { emailPattern } from '../../protocol/emailPattern.ts';
import type { Store } from '../api/OperationCall.ts';
import { createTexts } from '../texts/createTexts.ts';
import { type AccountPlace, addAccount, disableSignIn, resetPassword } from './changeAccounts.ts';

export interface AccountsReport {
  readonly isError: boolean;
  readonly text: string;
}

export interface AccountsParts {
  readonly query: Store;
  readonly brands: readonly Brand[];
  readonly scheme: 'http' | 'https';
  /** The port in the addresses of hosts of this machine, as customers see them. */
  readonly port: number;
  readonly now: Date;
}

const texts = createTexts('accounts', accountsTexts, {});
const salutations = ['HERR', 'FRAU', 'FIRMA', 'UNDEFINED'] as const;

/** Runs a command of `npm run accounts` and returns its report. */
export async function runAccountsCommand(
  parts: AccountsParts,
  words: readonly string[],
): Promise<AccountsReport> {
  const read = readWords(words);
  if (read === null) return reportFailure('usage');
  const { action, brandId, email, values } = read;
  const brand = parts.brands.find(({ id }) => id === brandId);
  if (action === 'list' && (brand !== undefined || brandId === ''))
    return { isError: false, text: await listAccounts(parts, brandId) };
  if (brandId === '') return reportFailure('usage');
  if (brand === undefined) return reportFailure('unknownBrand', { brand: brandId });
  if (!emailPattern.test(email)) return reportFailure('usage');
  const place = { query: parts.query, brand, origin: getBrandOrigin(brand, parts), now: parts.now };
  return change(place, action, email, values);
}

async function change(
  place: AccountPlace,
  action: string,
  email: string,
  values: Words['values'],
): Promise<AccountsReport> {
  const unknown = reportFailure('unknownSignIn', { email, brand: place.brand.id });
  const success = (key: string): AccountsReport => ({ isError: false, text: texts(key, { email }) });
  switch (action) {
    case 'add': {
      const salutation = salutations.find((one) => one === (values.salutation ?? 'UNDEFINED'));
      const { 'first-name': firstName = '', 'last-name': lastName } = values;
      if (lastName === undefined || salutation === undefined) return reportFailure('usage');
      const isAdded = await addAccount(place, { email, salutation, firstName, lastName });
      return isAdded ? success('added') : reportFailure('taken', { email, brand: place.brand.id });
    }
    case 'disable':
      return (await disableSignIn(place, email)) ? success('disabled') : unknown;
    case 'reset':
      return (await resetPassword(place, email)) ? success('reset') : unknown;
    default:
      return reportFailure('usage');
  }
}

interface Words {
  readonly action: string;
  readonly brandId: string;
  readonly email: string;
  readonly values: {
    readonly salutation?: string | undefined;
    readonly 'first-name'?: string | undefined;
    readonly 'last-name'?: string | undefined;
  };
}

/** Reads the words of a command; null when they are no command. No option takes a password. */
function readWords(words: readonly string[]): Words | null {
  try {
    const text = { type: 'string' } as const;
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { salutation: text, 'first-name': text, 'last-name': text },
    });
    const [action = '', brandId = '', email = '', ...more] = positionals;
    return action === '' || more.length > 0 ? null : { action, brandId, email, values };
  } catch {
    return null;
  }
}

async function listAccounts({ query, now }: AccountsParts, brandId: string): Promise<string> {
  const rows = await query
    .selectFrom('users')
    .leftJoin('password_links', 'password_links.account_id', 'users.account_id')
    .select(['brand', 'email', 'disabled_at', 'users.account_id', 'expires_at'])
    .orderBy('brand')
    .orderBy('email')
    .execute();
  const shown = rows.filter(({ brand }) => brandId === '' || brand === brandId);
  if (shown.length === 0) return texts('empty');
  const width = Math.max(...shown.map(({ email }) => email.length));
  return shown
    .map(({ brand, email, account_id, disabled_at, expires_at }) => {
      const isInvited = expires_at !== null && Date.parse(expires_at) > now.getTime();
      const state = disabled_at !== null ? 'disabled' : isInvited ? 'linkSent' : 'active';
      return [brand.padEnd(10), email.padEnd(width), account_id, texts(`state.${state}`)].join('  ');
    })
    .join('\n');
}

/** Returns the address of a brand's portal. The first host of a brand is its main one. */
function getBrandOrigin({ hostnames }: Brand, { scheme, port }: AccountsParts): string {
  const [host = 'localhost'] = hostnames;
  return /(?:^|\.)localhost$/.test(host) && scheme === 'http'
    ? `http://${host}:${port}`
    : `${scheme}://${host}`;
}

function reportFailure(key: string, parameters: Readonly<Record<string, string>> = {}): AccountsReport {
  return { isError: true, text: texts(key, parameters) };
}
