import { mostSegments, stripSegment, readSegmentLength } from '../../domain/jpegSegments.ts';
import { UploadError } from './UploadError.ts';

/**
 * Removes the segments of a JPEG that tell place, time and camera, and keeps its orientation. The content from the first scan on stays
 * unchanged. Throws when there is no scan, or too much before it.
 */
export async function* removePersonalSegments(pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let held: Buffer | null = Buffer.alloc(0);
  let count = 0;
  for await (const piece of pieces) {
    if (held === null) {
      yield piece;
      continue;
    }
    held = Buffer.concat([held, piece]);
    let length = readSegmentLength(held);
    for (; typeof length === 'number'; length = readSegmentLength(held)) {
      count += 1;
      if (count > mostSegments) throw new UploadError('wrongType');
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
