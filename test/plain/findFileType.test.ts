import { describe, expect, it } from 'vitest';
import { findFileType } from '../../src/plain/findFileType.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the type of a file', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\x89PNG\r\n\x1a\n\0\0\0\r', 'image/png'],
    ['\xff\xd8\xff\xe1\x1c\x45Exif', 'image/jpeg'],
    ['\0\0\0\x24ftypheic\0\0\0\0', 'image/heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0', 'image/heic'],
    ['\0\0\0\x18ftypisom\0\0\0\0', null],
    [' %PDF-1.7\n', null],
    ['%PD', null],
    ['GIF89a', null],
    ['', null],
  ])('is told by its first bytes: %j', (head, type) => {
    expect(findFileType(bytes(head))).toBe(type);
  });
});
