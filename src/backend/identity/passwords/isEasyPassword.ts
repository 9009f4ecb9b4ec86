import { dictionary } from '@zxcvbn-ts/language-common';
import { settings } from '../../settings/settings.ts';

/** The list of common passwords begins with the commonest. */
let common: ReadonlySet<string> | undefined;

/** Returns true when a password is easy to guess: a common one, or one of `names` (e-mail address, brand), ignoring case and digits. */
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
