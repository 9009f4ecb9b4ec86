const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const application1 = 0xe1;
/** Begins a marker, and may stand before one any number of times. */
const fillByte = 0xff;

/** Before its picture data a JPEG has some dozen segments, and a large colour profile has 255 of them. More are refused as damaged. */
export const mostSegments = 1000;

/**
 * Reads the length of the next segment of a JPEG; fill bytes before a segment are one of their own. `scan`: the picture data begin; `short`:
 * the segment is incomplete.
 */
export function readSegmentLength(bytes: Uint8Array): number | 'scan' | 'short' | 'broken' {
  const [mark, marker, high, low] = bytes;
  if (mark === undefined || marker === undefined) return 'short';
  if (mark !== fillByte || marker === endOfImage) return 'broken';
  if (marker === startOfScan) return 'scan';
  if (marker === fillByte) return countFillBytes(bytes);
  if (marker === startOfImage) return 2;
  if (high === undefined || low === undefined) return 'short';
  const length = 2 + high * 256 + low;
  return bytes.length < length ? 'short' : length;
}

/** Counts the bytes before the one that begins the next marker. */
function countFillBytes(bytes: Uint8Array): number {
  let count = 1;
  while (bytes[count + 1] === fillByte) count += 1;
  return count;
}

/**
 * Removes personal data from a segment: place, time and device (EXIF, XMP, IPTC, comments). The orientation, JFIF, the colour profile and
 * Adobe's colour transform stay. Fill bytes go. Returns null when no part of the segment stays.
 */
export function stripSegment(segment: Uint8Array): Uint8Array | null {
  const marker = segment[1] ?? 0;
  if (marker === application1) {
    const orientation = findOrientation(segment);
    return orientation === null ? null : createOrientationSegment(orientation);
  }
  return isFill(segment) || isPersonal(marker) ? null : segment;
}

function isFill(segment: Uint8Array): boolean {
  return segment.length === 1 || segment[1] === fillByte;
}

/** APP3 to APP13, APP15 and comments are personal. */
function isPersonal(marker: number): boolean {
  return (marker >= 0xe3 && marker <= 0xed) || marker === 0xef || marker === 0xfe;
}

/** "Exif" and two zeros, after marker and length. */
const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
const headLength = 4 + exif.length;
const orientationTag = 0x0112;
const shortType = 3;

/** Finds the orientation of a picture, 2 to 8; null where it is upright, or the segment does not state it. */
function findOrientation(segment: Uint8Array): number | null {
  if (!exif.every((byte, index) => segment[4 + index] === byte) || segment.length < headLength + 8)
    return null;
  const tiff = new DataView(segment.buffer, segment.byteOffset + headLength, segment.length - headLength);
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return null;
  const entries = tiff.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (at + 12 > tiff.byteLength) return null;
    if (tiff.getUint16(at, little) !== orientationTag) continue;
    const value = tiff.getUint16(at + 8, little);
    return tiff.getUint16(at + 2, little) === shortType && value >= 2 && value <= 8 ? value : null;
  }
  return null;
}

/** Creates an EXIF segment with the orientation as its only entry. */
function createOrientationSegment(orientation: number): Uint8Array {
  const directory = [
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    shortType,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
  ];
  const content = [...exif, ...directory, 0, 0, 0, 0];
  return Uint8Array.from([0xff, application1, 0, content.length + 2, ...content]);
}

interface StrippedJpeg {
  /** The segments that replace all bytes before the picture data. */
  readonly head: readonly Uint8Array<ArrayBuffer>[];
  /** Index of the first byte of the picture data. */
  readonly from: number;
}

/** Removes personal data from a JPEG; null for bytes that are no JPEG. */
export function stripJpeg(bytes: Uint8Array): StrippedJpeg | null {
  const head: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  for (let count = 0; count < mostSegments; count += 1) {
    const length = readSegmentLength(bytes.subarray(from));
    if (length === 'scan') return { head, from };
    if (typeof length === 'string') return null;
    const kept = stripSegment(bytes.subarray(from, from + length));
    if (kept !== null) head.push(new Uint8Array(kept));
    from += length;
  }
  return null;
}
