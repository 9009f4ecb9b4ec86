import type { FileType } from '../../protocol/index.ts';
import { removePersonalSegments } from './removePersonalSegments.ts';
import { UploadError } from './UploadError.ts';

const firstBytes = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
} satisfies Readonly<Record<FileType, Buffer>>;

/** Returns the content of an uploaded file that is stored. Throws when its first bytes do not match its media type. */
export function checkFileContent(pieces: AsyncIterable<Buffer>, mediaType: FileType): AsyncIterable<Buffer> {
  const content = checkBegin(firstBytes[mediaType], pieces);
  return mediaType === 'image/jpeg' ? removePersonalSegments(content) : content;
}

async function* checkBegin(begin: Buffer, pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (head === null) {
      yield piece;
      continue;
    }
    head = Buffer.concat([head, piece]);
    if (head.length < begin.length) continue;
    if (!head.subarray(0, begin.length).equals(begin)) throw new UploadError('wrongType');
    yield head;
    head = null;
  }
  if (head !== null) throw new UploadError('wrongType');
}
