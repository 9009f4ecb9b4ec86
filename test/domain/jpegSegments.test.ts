import { describe, expect, it } from 'vitest';
import { stripSegment, stripJpeg, readSegmentLength } from '../../src/domain/jpegSegments.ts';
import { photoWith, plainPhotoWith, uprightPhoto } from '../photos.ts';

function plain(photo: Uint8Array): Uint8Array | null {
  const found = stripJpeg(photo);
  return found && Uint8Array.from([...found.head, photo.subarray(found.from)].flatMap((part) => [...part]));
}

describe('a photo that is sent', () => {
  it.each([2, 3, 6, 8])('keeps how it is turned and nothing else: %i', (orientation) => {
    expect(plain(photoWith(orientation))).toEqual(plainPhotoWith(orientation));
  });

  it.each([0, 1, 9])('keeps nothing where it need not be turned: %i', (orientation) => {
    expect(plain(photoWith(orientation))).toEqual(uprightPhoto);
  });

  it('is the same when it is sent again', () => {
    expect(plain(plainPhotoWith(6))).toEqual(plainPhotoWith(6));
  });

  it('ends for a file that is none, wherever it is cut off or wrong', () => {
    const photo = photoWith(6);
    for (let length = 0; length < photo.indexOf(0xda) - 1; length += 1)
      expect(plain(photo.subarray(0, length))).toBeNull();
    expect(readSegmentLength(Uint8Array.from([0xff, 0xd9]))).toBe('broken');
    expect(readSegmentLength(Uint8Array.from([1, 2]))).toBe('broken');
  });

  it('never reads beyond an EXIF segment, whatever it says of itself', () => {
    const photo = photoWith(6);
    const exif = photo.subarray(2, 2 + Number(readSegmentLength(photo.subarray(2))));
    for (let at = 4; at < exif.length; at += 1) {
      const odd = Uint8Array.from(exif);
      odd[at] = 0xff;
      expect(() => stripSegment(odd)).not.toThrow();
    }
  });
});
