import { dictionary } from '@zxcvbn-ts/language-common';
import { settings } from '../../settings/settings.ts';

/** The list is sorted, the commonest first. */
let common: ReadonlySet<string> | undefined;

/** Whether a guesser tries this password early: a common one, or one of `offerNames` (e-mail address, brand), whatever its case and digits. */
export function isEasyPassword(password: string, names: readonly string[]): boolean {
  common ??= new Set(dictionary['passwords-common'].slice(0, settings.identity.commonPasswords));
  const spelled = password.normalize('NFKC').toLowerCase().trim();
  if (common.has(spelled)) return true;
  const letters = keepLetters(spelled);
  return names
    .flatMap((name) => [name, name.split('@')[0] ?? ''])
    .map((name) => keepLetters(name.toLowerCase()))
    .some((name) => name !== '' && name === letters);
}

function keepLetters(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '');
}
