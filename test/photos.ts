const bytesOf = (text: string): readonly number[] => [...new TextEncoder().encode(text)];

/** A segment of a JPEG: marker, length, content. */
const segment = (marker: number, content: readonly number[]): readonly number[] => [
  0xff,
  marker,
  Math.floor((content.length + 2) / 256),
  (content.length + 2) % 256,
  ...content,
];

/** One entry of an EXIF directory, the least byte first: a number of 16 bits. */
const entry = (tag: number, value: number): readonly number[] => [
  tag % 256,
  Math.floor(tag / 256),
  3,
  0,
  1,
  0,
  0,
  0,
  value,
  0,
  0,
  0,
];

const exif = bytesOf('Exif\0\0');
const scan = [...segment(0xda, [1]), 1, 2, 3, 0xff, 0xd9];
const startOfImage = [0xff, 0xd8];

/** A photo as a telephone takes it: turned as `orientation` says, with where it was taken. */
export function photoWith(orientation: number): Uint8Array<ArrayBuffer> {
  const directory = [2, 0, ...entry(0x010f, 7), ...entry(0x0112, orientation), 0, 0, 0, 0];
  const tiff = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, ...directory, ...bytesOf('Köln')];
  return Uint8Array.from([...startOfImage, ...segment(0xe1, [...exif, ...tiff]), ...scan]);
}

/** The same photo as it is kept. */
export function plainPhotoWith(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = [
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
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  return Uint8Array.from([...startOfImage, ...segment(0xe1, [...exif, ...tiff]), ...scan]);
}

/** A photo that stands as it is stored, as it is kept. */
export const uprightPhoto: Uint8Array<ArrayBuffer> = Uint8Array.from([...startOfImage, ...scan]);
