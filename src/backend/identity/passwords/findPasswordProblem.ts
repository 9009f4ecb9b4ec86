import type { Brand } from '../../../brand/index.ts';
import { isEasyPassword } from './isEasyPassword.ts';
import { settings } from '../../settings/settings.ts';

/** Returns the reason why a new password is refused; null when it is accepted. */
export function findPasswordProblem(
  password: string,
  email: string,
  brand: Pick<Brand, 'name' | 'realm'> | null,
): 'tooShort' | 'tooEasy' | null {
  if (Array.from(password).length < settings.identity.passwordMinLength) return 'tooShort';
  return isEasyPassword(password, [email, brand?.name ?? '', brand?.realm ?? '']) ? 'tooEasy' : null;
}
