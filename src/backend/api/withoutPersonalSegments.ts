import { stripSegment, readSegmentLength } from '../../domain/jpegSegments.ts';
import { UploadError } from './UploadError.ts';

/**
 * A JPEG without the segments that say where, when and with what it was taken; which side is up stays. Everything from the first scan on
 * is kept as it is. Throws when there is no scan.
 */
export async function* withoutPersonalSegments(pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let held: Buffer | null = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (held === null) {
      yield piece;
      continue;
    }
    held = Buffer.concat([held, piece]);
    let length = readSegmentLength(held);
    for (; typeof length === 'number'; length = readSegmentLength(held)) {
      const kept = stripSegment(held.subarray(0, length));
      if (kept !== null) yield Buffer.from(kept);
      held = held.subarray(length);
    }
    if (length === 'broken') throw new UploadError('wrongType');
    if (length === 'scan') {
      yield held;
      held = null;
    }
  }
  if (held !== null) throw new UploadError('wrongType');
}
