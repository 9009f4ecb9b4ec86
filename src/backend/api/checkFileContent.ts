import { fileHeadBytes, findFileType } from '../../plain/findFileType.ts';
import type { FileType } from '../../protocol/index.ts';
import { removePersonalSegments } from './removePersonalSegments.ts';
import { UploadError } from './UploadError.ts';

interface CheckedFile {
  readonly mediaType: FileType;
  /** The content that is stored. */
  readonly content: AsyncIterable<Buffer>;
}

/**
 * Reads the media type of an uploaded file from its first bytes; the type that the sender's system has given it counts for nothing, because
 * systems give none or a wrong one. Throws when the operation does not take files of this type.
 */
export async function checkFileContent(
  pieces: AsyncIterable<Buffer>,
  mediaTypes: readonly FileType[],
): Promise<CheckedFile> {
  const iterator = pieces[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < fileHeadBytes) {
    const { done, value } = await iterator.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
  }
  const found = findFileType(head);
  const mediaType = mediaTypes.find((type) => type === found);
  if (mediaType === undefined) {
    await iterator.return?.();
    throw new UploadError('wrongType');
  }
  const content = continueAfter(head, iterator);
  return { mediaType, content: mediaType === 'image/jpeg' ? removePersonalSegments(content) : content };
}

async function* continueAfter(head: Buffer, iterator: AsyncIterator<Buffer>): AsyncIterable<Buffer> {
  try {
    yield head;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}
