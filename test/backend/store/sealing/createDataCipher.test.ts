import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataCipher } from '../../../../src/backend/store/sealing/createDataCipher.ts';
import { openDataCipher, readDataKeys } from '../../../../src/backend/store/sealing/openDataCipher.ts';
import type { Database } from '../../../../src/backend/store/openDatabase.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { testDatabase } from '../../fixtures/testDatabase.ts';

const older = Buffer.alloc(32, 1);
const newer = Buffer.alloc(32, 2);

describe('encrypted data', () => {
  it('are decrypted with an older key, and encrypted with the newest', () => {
    const sealed = createDataCipher([older]).seal('Köln', 'row');
    const rotated = createDataCipher([newer, older]);
    expect(rotated.open(sealed, 'row')).toBe('Köln');
    expect(createDataCipher([newer]).open(rotated.seal('Bonn', 'row'), 'row')).toBe('Bonn');
  });

  it('cannot be decrypted with another key, in another row, or after a change', () => {
    const cipher = createDataCipher([older]);
    const sealed = cipher.seal('Köln', 'row');
    expect(createDataCipher([newer]).open(sealed, 'row')).toBeNull();
    expect(cipher.open(sealed, 'other row')).toBeNull();
    expect(cipher.open(`${sealed.slice(0, -4)}AAAA`, 'row')).toBeNull();
    expect(cipher.open('', 'row')).toBeNull();
  });

  it('differ each time they are encrypted', () => {
    const cipher = createDataCipher([older]);
    expect(cipher.seal('Köln', 'row')).not.toBe(cipher.seal('Köln', 'row'));
  });
});

describe('keys from the environment', () => {
  it('may be several, in base64 or base64url', () => {
    expect(readDataKeys(`${newer.toString('base64')}, ${older.toString('base64url')}`)).toEqual([
      newer,
      older,
    ]);
  });

  it.each(['', 'short', `${older.toString('base64url')},x`])(
    'are refused without their value in the error: %j',
    (text) => {
      expect(() => readDataKeys(text)).toThrow(/^DATA_KEYS needs keys of 32 bytes in base64url/);
    },
  );
});

describe('the source of keys', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  }, hookTimeout);
  afterAll(() => database.close());

  it('a demonstration makes its own once, and reads its data after a restart', async () => {
    const sealed = (await openDataCipher(null, database.query)).seal('Köln', 'row');
    expect((await openDataCipher(null, database.query)).open(sealed, 'row')).toBe('Köln');
  });

  it('configured keys are used in its place', async () => {
    const sealed = createDataCipher([older]).seal('Köln', 'row');
    const cipher = await openDataCipher(older.toString('base64url'), database.query);
    expect(cipher.open(sealed, 'row')).toBe('Köln');
  });
});
