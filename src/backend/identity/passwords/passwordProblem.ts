import type { Brand } from '../../../brand/index.ts';
import { isEasyPassword } from './isEasyPassword.ts';
import { settings } from '../../settings/settings.ts';

/** Why a new password will not do; null when it will. */
export function passwordProblem(
  password: string,
  email: string,
  brand: Pick<Brand, 'name' | 'realm'> | null,
): 'tooShort' | 'tooEasy' | null {
  if (Array.from(password).length < settings.identity.passwordMinLength) return 'tooShort';
  return isEasyPassword(password, [email, brand?.name ?? '', brand?.realm ?? '']) ? 'tooEasy' : null;
}
