import type { Brand } from '../../../brand/index.ts';
import type { Account } from '../../../protocol/index.ts';
import { settings } from '../../settings/settings.ts';
import { spellUmlauts } from './spellUmlauts.ts';

export type BrandWords = Pick<Brand, 'id' | 'name' | 'realm'>;

const { portalWords, personalWordMinLength } = settings.identity.passwordScore;

/**
 * Lists the words that a guesser tries first for one customer: names, address, parts of the e-mail address, numbers, birth date, the
 * brand and the portal. Each text counts as a whole without spaces and word by word, with umlauts as they are and spelled in two letters.
 */
export function listPersonalWords(profile: Account, brand: BrandWords | null): readonly string[] {
  const { accountId, email, firstName, lastName, companyName, birthDate, phoneNumber, address } = profile;
  const texts = [
    brand?.name,
    brand?.realm,
    brand?.id,
    accountId,
    email,
    firstName,
    lastName,
    companyName,
    phoneNumber,
    address?.street,
    address?.zip,
    address?.city,
    ...portalWords,
    ...spellDay(birthDate ?? ''),
  ];
  const words = texts
    .flatMap((text) => splitText(text ?? ''))
    .flatMap((word) => [word.toLowerCase(), spellUmlauts(word)]);
  return [...new Set(words)].filter((word) => Array.from(word).length >= personalWordMinLength);
}

function splitText(text: string): readonly string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const beforeAt = text.split('@')[0] ?? '';
  return [
    text.replaceAll(/\s/g, ''),
    beforeAt,
    beforeAt.replaceAll(/[^\p{L}]/gu, ''),
    words.join(''),
    ...words,
  ];
}

/** Spells a day, `yyyy-mm-dd`, as it stands in passwords. */
function spellDay(day: string): readonly string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  return day === ''
    ? []
    : [`${date}${month}${year}`, `${date}${month}${year.slice(2)}`, `${date}${month}`, year];
}
