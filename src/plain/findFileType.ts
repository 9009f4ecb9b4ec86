/** The types of files that the first bytes of a file can tell. */
type KnownFileType = 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/heic';

/** Number of bytes from the beginning of a file that tell its type. */
export const fileHeadBytes = 12;

/** The bytes of a type and where they begin. */
const signs: readonly { readonly type: KnownFileType; readonly at: number; readonly bytes: string }[] = [
  { type: 'application/pdf', at: 0, bytes: '%PDF-' },
  { type: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', at: 0, bytes: '\xff\xd8\xff' },
  // The format of photos of iPhones has several names.
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map((brand) => ({
    type: 'image/heic' as const,
    at: 4,
    bytes: `ftyp${brand}`,
  })),
];

/**
 * Returns the media type of a file by its first `fileHeadBytes` bytes, whatever its name or its sender say; null for any other file.
 * @example findFileType(new TextEncoder().encode('%PDF-1.7')) // 'application/pdf'
 */
export function findFileType(head: Uint8Array): KnownFileType | null {
  const text = String.fromCharCode(...head.subarray(0, fileHeadBytes));
  return signs.find(({ at, bytes }) => text.startsWith(bytes, at))?.type ?? null;
}
