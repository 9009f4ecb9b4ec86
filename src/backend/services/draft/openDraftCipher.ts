import { randomBytes } from 'node:crypto';
import type { Database } from '../../store/openDatabase.ts';
import { draftCipher, type DraftCipher } from './draftCipher.ts';

interface DraftSettings {
  /** `DRAFT_KEYS`. */
  readonly draftKeys: string | null;
  readonly production: boolean;
}

/**
 * The keys from the environment, or those of the database, made there once, for a demonstration. In production there are no drafts without
 * keys of their own: beside what they protect they protect nothing.
 */
export async function openDraftCipher(
  { draftKeys, production }: DraftSettings,
  { query }: Pick<Database, 'query'>,
): Promise<DraftCipher | null> {
  if (draftKeys !== null) return draftCipher(readDraftKeys(draftKeys));
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
  return draftCipher(readDraftKeys(String(value)));
}

/** `DRAFT_KEYS`: keys of 32 bytes in base64url, with commas between them; the newest comes first. Its mistakes are told without its value. */
export function readDraftKeys(text: string): readonly [Buffer, ...Buffer[]] {
  const [first, ...others] = text.split(',').map((part) => Buffer.from(part.trim(), 'base64url'));
  if (first === undefined || [first, ...others].some((key) => key.length !== 32))
    throw new Error('DRAFT_KEYS needs keys of 32 bytes in base64url, with commas between them.');
  return [first, ...others];
}
