import { createHash, randomInt } from 'node:crypto';
import type { Store } from '../../api/OperationCall.ts';
import { settings } from '../../settings/settings.ts';

const { recoveryCodes, recoveryCodeAlphabet, recoveryCodeGroup, recoveryCodeLength } =
  settings.identity.secondFactor;

/** Makes the recovery codes of a sign-in account anew and returns them, in groups. The earlier ones end. */
export async function replaceRecoveryCodes(store: Store, userId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, makeCode);
  await store.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await store
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(code) })))
    .execute();
  return codes.map((code) => code.replaceAll(groups, '$1-'));
}

/** Takes a recovery code, and returns true when it is one of the sign-in account that was not used. */
export async function takeRecoveryCode(store: Store, userId: string, entry: string): Promise<boolean> {
  const { numDeletedRows } = await store
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashCode(readEntry(entry)))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns the number of recovery codes that were not used. */
export async function countRecoveryCodes(store: Store, userId: string): Promise<number> {
  const { count } = await store
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const groups = new RegExp(`(.{${recoveryCodeGroup}})(?=.)`, 'g');

function makeCode(): string {
  return Array.from(
    { length: recoveryCodeLength },
    () => recoveryCodeAlphabet[randomInt(recoveryCodeAlphabet.length)],
  ).join('');
}

/** Reads a code as people write it: in small letters, with other spaces, and with letters that look like digits. */
function readEntry(entry: string): string {
  return entry
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url');
