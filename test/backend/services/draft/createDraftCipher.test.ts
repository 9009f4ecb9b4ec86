import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraftCipher } from '../../../../src/backend/services/draft/createDraftCipher.ts';
import { openDraftCipher, readDraftKeys } from '../../../../src/backend/services/draft/openDraftCipher.ts';
import type { Database } from '../../../../src/backend/store/openDatabase.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { testDatabase } from '../../fixtures/testDatabase.ts';

const older = Buffer.alloc(32, 1);
const newer = Buffer.alloc(32, 2);

describe('encrypted drafts', () => {
  it('are decrypted with an older key, and encrypted with the newest', () => {
    const sealed = createDraftCipher([older]).seal('Köln', 'row');
    const rotated = createDraftCipher([newer, older]);
    expect(rotated.open(sealed, 'row')).toBe('Köln');
    expect(createDraftCipher([newer]).open(rotated.seal('Bonn', 'row'), 'row')).toBe('Bonn');
  });

  it('cannot be decrypted with another key, in another row, or after a change', () => {
    const cipher = createDraftCipher([older]);
    const sealed = cipher.seal('Köln', 'row');
    expect(createDraftCipher([newer]).open(sealed, 'row')).toBeNull();
    expect(cipher.open(sealed, 'other row')).toBeNull();
    expect(cipher.open(`${sealed.slice(0, -4)}AAAA`, 'row')).toBeNull();
    expect(cipher.open('', 'row')).toBeNull();
  });

  it('differ each time they are encrypted', () => {
    const cipher = createDraftCipher([older]);
    expect(cipher.seal('Köln', 'row')).not.toBe(cipher.seal('Köln', 'row'));
  });
});

describe('keys from the environment', () => {
  it('may be several, in base64 or base64url', () => {
    expect(readDraftKeys(`${newer.toString('base64')}, ${older.toString('base64url')}`)).toEqual([
      newer,
      older,
    ]);
  });

  it.each(['', 'short', `${older.toString('base64url')},x`])(
    'are refused without their value in the error: %j',
    (text) => {
      expect(() => readDraftKeys(text)).toThrow(/^DRAFT_KEYS needs keys of 32 bytes in base64url/);
    },
  );
});

describe('the source of keys', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  }, hookTimeout);
  afterAll(() => database.close());

  it('a demonstration makes its own once, and reads its drafts after a restart', async () => {
    const open = () => openDraftCipher({ draftKeys: null, production: false }, database);
    const sealed = (await open())?.seal('Köln', 'row') ?? '';
    expect((await open())?.open(sealed, 'row')).toBe('Köln');
  });

  it('in production no draft is stored without configured keys', async () => {
    expect(await openDraftCipher({ draftKeys: null, production: true }, database)).toBeNull();
    const draftKeys = older.toString('base64url');
    expect(await openDraftCipher({ draftKeys, production: true }, database)).not.toBeNull();
  });
});
