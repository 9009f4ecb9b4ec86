import type { Account } from '../../../protocol/index.ts';
import { settings } from '../../settings/settings.ts';
import { isEasyPassword } from './isEasyPassword.ts';
import { type BrandWords, listPersonalWords } from './listPersonalWords.ts';

/** The person whose password is judged, and the brand of the sign-in. */
export interface PasswordOwner {
  readonly profile: Account;
  readonly brand: BrandWords | null;
}

/** Returns the reason why a new password is refused; null when it is accepted. */
export async function findPasswordProblem(
  password: string,
  { profile, brand }: PasswordOwner,
): Promise<'tooShort' | 'tooEasy' | null> {
  if (Array.from(password).length < settings.identity.passwordMinLength) return 'tooShort';
  return (await isEasyPassword(password, listPersonalWords(profile, brand))) ? 'tooEasy' : null;
}
