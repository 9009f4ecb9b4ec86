import { describe, expect, it } from 'vitest';
import { mostSegments, stripSegment, stripJpeg, readSegmentLength } from '../../src/domain/jpegSegments.ts';
import { photoWith, plainPhotoWith, uprightPhoto } from '../photos.ts';

function plain(photo: Uint8Array): Uint8Array | null {
  const found = stripJpeg(photo);
  return found && Uint8Array.from([...found.head, photo.subarray(found.from)].flatMap((part) => [...part]));
}

describe('a sent photo', () => {
  it.each([2, 3, 6, 8])('keeps only its orientation tag: %i', (orientation) => {
    expect(plain(photoWith(orientation))).toEqual(plainPhotoWith(orientation));
  });

  it.each([0, 1, 9])('loses the orientation tag of an upright photo: %i', (orientation) => {
    expect(plain(photoWith(orientation))).toEqual(uprightPhoto);
  });

  it.each([1, 2, 500])('keeps no fill bytes before its segments: %i', (count) => {
    const photo = photoWith(6);
    const fill = Array.from({ length: count }, () => 0xff);
    const filled = Uint8Array.from([...photo.subarray(0, 2), ...fill, ...photo.subarray(2)]);
    expect(plain(filled)).toEqual(plainPhotoWith(6));
  });

  it('is damaged when it has more segments than any camera writes', () => {
    const photo = photoWith(6);
    const empty = Array.from({ length: mostSegments }, () => [0xff, 0xe2, 0, 2]).flat();
    expect(plain(Uint8Array.from([...photo.subarray(0, 2), ...empty, ...photo.subarray(2)]))).toBeNull();
  });

  it('does not change when it is stripped again', () => {
    expect(plain(plainPhotoWith(6))).toEqual(plainPhotoWith(6));
  });

  it('is null for a file that is no JPEG, and for one that is cut off or damaged', () => {
    const photo = photoWith(6);
    for (let length = 0; length < photo.indexOf(0xda) - 1; length += 1)
      expect(plain(photo.subarray(0, length))).toBeNull();
    expect(readSegmentLength(Uint8Array.from([0xff, 0xd9]))).toBe('broken');
    expect(readSegmentLength(Uint8Array.from([1, 2]))).toBe('broken');
  });

  it('is never read beyond an EXIF segment, even if the segment states a wrong length', () => {
    const photo = photoWith(6);
    const exif = photo.subarray(2, 2 + Number(readSegmentLength(photo.subarray(2))));
    for (let at = 4; at < exif.length; at += 1) {
      const odd = Uint8Array.from(exif);
      odd[at] = 0xff;
      expect(() => stripSegment(odd)).not.toThrow();
    }
  });
});
