import { expect, it } from 'vitest';
import { readFile, readMedia } from '../../src/content/index.ts';

const file = (url: unknown, rest = {}, fields = {}) => ({ fields: { ...fields, file: { url, ...rest } } });

it.each<readonly [string, 'picture' | 'film', unknown, string | null]>([
  ['an address', 'film', 'https://videos.example/v.mp4', 'https://videos.example/v.mp4'],
  [
    'a file without protocol',
    'picture',
    file('//images.ctfassets.net/a.jpg'),
    'https://images.ctfassets.net/a.jpg',
  ],
  ['a file of a trial on this machine', 'picture', file('//localhost:9/a.jpg'), 'http://localhost:9/a.jpg'],
  ['a file without encryption', 'picture', file('http://cdn.example/a.jpg'), null],
  ['a path of this host', 'picture', file('/cms/files/a.svg'), '/cms/files/a.svg'],
  [
    'a file without type and ending',
    'picture',
    file('https://cdn.example/a?v=1'),
    'https://cdn.example/a?v=1',
  ],
  ['an ending that its type denies', 'picture', file('/a.bin', { contentType: 'IMAGE/JPEG; q=1' }), '/a.bin'],
  ['several files', 'picture', [file('/a.jpg'), file('/b.jpg')], '/a.jpg'],
  ['a PDF for a picture', 'picture', file('/a.pdf', { contentType: 'application/pdf' }), null],
  ['a film for a picture', 'picture', file('/a.webm'), null],
  ['a picture for a film', 'film', file('/a', { contentType: 'image/png' }), null],
  ['a script', 'picture', file('javascript:alert(1)'), null],
  ['data', 'picture', 'data:text/html,x', null],
  ['a mail', 'picture', 'mailto:a@beispiel.de', null],
  ['an entry that was not found', 'picture', { sys: { type: 'Link' } }, null],
  ['nothing', 'film', undefined, null],
])('a field with %s for a %s', (_, kind, field, address) => {
  expect(readMedia(field, kind)?.address ?? null).toBe(address);
});

it('media have the description and the size from the content service', () => {
  const field = file(
    '/a.svg',
    { details: { image: { width: 8, height: '4' } } },
    { description: 'Ein Auto' },
  );

  expect(readMedia(field, 'picture')).toEqual({
    address: '/a.svg',
    description: 'Ein Auto',
    size: { width: 8, height: 4 },
  });
});

it.each([
  undefined,
  null,
  {},
  { image: null },
  { image: {} },
  { image: { width: 8 } },
  { image: { width: 0, height: 4 } },
  { image: { width: 'x', height: Number.NaN } },
  { image: { width: -8, height: 4 }, size: -1 },
  { size: 'x' },
])('a file whose details are %j has no size', (details) => {
  expect(readFile(file('/a.jpg', { details }))).toMatchObject({ size: null, bytes: null, fileName: '' });
});
