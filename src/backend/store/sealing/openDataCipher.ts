import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';
import { createDataCipher, type DataCipher } from './createDataCipher.ts';

/**
 * Creates a cipher with the keys of `DATA_KEYS`. Without them, in a demonstration, it takes those of the database, which are created once
 * and protect only copies of single tables.
 */
export async function openDataCipher(dataKeys: string | null, query: Kysely<Tables>): Promise<DataCipher> {
  if (dataKeys !== null) return createDataCipher(readDataKeys(dataKeys));
  await query
    .insertInto('secrets')
    .values({ name: 'drafts', value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await query
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'drafts')
    .executeTakeFirstOrThrow();
  return createDataCipher(readDataKeys(String(value)));
}

/** Parses `DATA_KEYS`: keys of 32 bytes in base64url, separated by commas, the newest first. Errors do not contain its value. */
export function readDataKeys(text: string): readonly [Buffer, ...Buffer[]] {
  const [first, ...others] = text.split(',').map((part) => Buffer.from(part.trim(), 'base64url'));
  if (first === undefined || [first, ...others].some((key) => key.length !== 32))
    throw new Error('DATA_KEYS needs keys of 32 bytes in base64url, with commas between them.');
  return [first, ...others];
}
