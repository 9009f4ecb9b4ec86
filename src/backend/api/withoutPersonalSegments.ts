import { UploadError } from './UploadError.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/**
 * A JPEG without the segments that say where, when and with what it was taken (EXIF, XMP, IPTC, comments). JFIF, colour profile and
 * Adobe's colour transform stay, and so does everything from the first scan on. Throws when there is no scan.
 */
export async function* withoutPersonalSegments(pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let held: Buffer | null = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (held === null) {
      yield piece;
      continue;
    }
    held = Buffer.concat([held, piece]);
    for (let length = lengthOfFirst(held); length !== null; length = lengthOfFirst(held)) {
      if (!isPersonal(held[1] ?? 0)) yield held.subarray(0, length);
      held = held.subarray(length);
    }
    if (held[1] === startOfScan) {
      yield held;
      held = null;
    }
  }
  if (held !== null) throw new UploadError('wrongType');
}

/** Length of the segment that `bytes` begin with; null when it is not there as a whole, or is the first scan. */
function lengthOfFirst(bytes: Buffer): number | null {
  const [mark, marker] = bytes;
  if (mark === undefined || marker === undefined) return null;
  if (mark !== 0xff || marker === endOfImage) throw new UploadError('wrongType');
  if (marker === startOfScan) return null;
  if (marker === 0xff) return 1;
  if (marker === startOfImage) return 2;
  if (bytes.length < 4) return null;
  const length = 2 + bytes.readUInt16BE(2);
  return bytes.length < length ? null : length;
}

/** APP1, APP3 to APP13, APP15 and comments. */
function isPersonal(marker: number): boolean {
  return marker === 0xe1 || (marker >= 0xe3 && marker <= 0xed) || marker === 0xef || marker === 0xfe;
}
