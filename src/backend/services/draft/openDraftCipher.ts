import { randomBytes } from 'node:crypto';
import type { Database } from '../../store/openDatabase.ts';
import { createDraftCipher, type DraftCipher } from './createDraftCipher.ts';

interface DraftSettings {
  /** `DRAFT_KEYS`. */
  readonly draftKeys: string | null;
  readonly production: boolean;
}

/**
 * Creates a cipher with the keys from the environment, or in a demonstration with those of the database, which are created once. Returns
 * null in production without keys: keys in the same database would protect nothing.
 */
export async function openDraftCipher(
  { draftKeys, production }: DraftSettings,
  { query }: Pick<Database, 'query'>,
): Promise<DraftCipher | null> {
  if (draftKeys !== null) return createDraftCipher(readDraftKeys(draftKeys));
  if (production) return null;
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
  return createDraftCipher(readDraftKeys(String(value)));
}

/** Parses `DRAFT_KEYS`: keys of 32 bytes in base64url, separated by commas, the newest first. Errors do not contain its value. */
export function readDraftKeys(text: string): readonly [Buffer, ...Buffer[]] {
  const [first, ...others] = text.split(',').map((part) => Buffer.from(part.trim(), 'base64url'));
  if (first === undefined || [first, ...others].some((key) => key.length !== 32))
    throw new Error('DRAFT_KEYS needs keys of 32 bytes in base64url, with commas between them.');
  return [first, ...others];
}
