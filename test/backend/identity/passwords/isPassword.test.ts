import { expect, it, vi } from 'vitest';
import { hashPassword } from '../../../../src/backend/identity/passwords/hashPassword.ts';
import { isPassword } from '../../../../src/backend/identity/passwords/isPassword.ts';

// A password hash is slow by intent, on a busy machine more so.
vi.setConfig({ testTimeout: 30_000 });

it('knows a password by its hash, in either Unicode spelling, and never without one', async () => {
  const hash = await hashPassword('Grüße-7'.normalize('NFC'));

  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(await isPassword('Grüße-7'.normalize('NFD'), hash)).toBe(true);
  expect(await isPassword('grüße-7', hash)).toBe(false);
  expect(await isPassword('nobody', undefined)).toBe(false);
  expect(await hashPassword('Grüße-7')).not.toBe(hash);
});
