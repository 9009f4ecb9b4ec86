import { expect, it, vi } from 'vitest';
import { hashPassword } from '../../../../src/backend/identity/passwords/hashPassword.ts';
import { isPassword } from '../../../../src/backend/identity/passwords/isPassword.ts';

// Password hashes are slow by design, even slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

it('a password matches its hash in either Unicode spelling, and never matches without a hash', async () => {
  const hash = await hashPassword('Grüße-7'.normalize('NFC'));

  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(await isPassword('Grüße-7'.normalize('NFD'), hash)).toBe(true);
  expect(await isPassword('grüße-7', hash)).toBe(false);
  expect(await isPassword('nobody', undefined)).toBe(false);
  expect(await hashPassword('Grüße-7')).not.toBe(hash);
});
