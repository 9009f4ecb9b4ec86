import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FileType } from '../../protocol/index.ts';
import type { Tables } from './Tables.ts';
import { settings } from '../settings/settings.ts';

/** A received file, which is removed unless its state becomes `done`. */
export interface PendingDocument {
  readonly id: string;
  readonly mediaType: FileType;
  /** In bytes. */
  readonly size: number;
}

const blockSize = settings.store.documentBlockBytes;

/** Stores the content of a document in blocks, outside of any transaction. Removes all blocks when the content ends with an error. */
export async function storePending(
  query: Kysely<Tables>,
  document: { readonly accountId: string; readonly mediaType: FileType; readonly now: Date },
  content: AsyncIterable<Buffer>,
): Promise<PendingDocument> {
  const { accountId, mediaType, now } = document;
  const id = randomUUID();
  await query
    .insertInto('documents')
    .values({
      id,
      account_id: accountId,
      state: 'pending',
      media_type: mediaType,
      size: 0,
      created_at: now.toISOString(),
      used_at: null,
    })
    .execute();
  try {
    let size = 0;
    let position = 0;
    for await (const block of splitIntoBlocks(content)) {
      const row = { document_id: id, position, content: block.toString('base64') };
      await query.insertInto('document_blocks').values(row).execute();
      size += block.length;
      position += 1;
    }
    return { id, mediaType, size };
  } catch (error) {
    await discardPending(query, id);
    throw error;
  }
}

/** Reads the content of a received file, block by block. */
export async function* readPending(query: Kysely<Tables>, id: string): AsyncIterable<Buffer> {
  for (let position = 0; ; position += 1) {
    const block = await query
      .selectFrom('document_blocks')
      .select('content')
      .where('document_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (block === undefined) return;
    yield Buffer.from(block.content, 'base64');
  }
}

/** Removes a document unless it is done. */
export async function discardPending(query: Kysely<Tables>, id: string): Promise<void> {
  await query.deleteFrom('documents').where('id', '=', id).where('state', '=', 'pending').execute();
}

async function* splitIntoBlocks(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let pieces: Buffer[] = [];
  let missing: number = blockSize;
  for await (const piece of content) {
    let rest = piece;
    while (rest.length >= missing) {
      yield Buffer.concat([...pieces, rest.subarray(0, missing)]);
      rest = rest.subarray(missing);
      pieces = [];
      missing = blockSize;
    }
    pieces.push(rest);
    missing -= rest.length;
  }
  if (missing < blockSize) yield Buffer.concat(pieces);
}
