import { timingSafeEqual } from 'node:crypto';
import { deriveKey, hashPassword } from './hashPassword.ts';

let dummyHash: Promise<string> | undefined;

/** Compares a password with a hash. Without a hash (an unknown user) it returns false after the same time. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword('nobody');
  const [, N, r, p, salt = '', key = ''] = (hash ?? (await dummyHash)).split('$');
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const matches = timingSafeEqual(derived, Buffer.from(key, 'base64url'));
  return matches && hash !== undefined;
}
