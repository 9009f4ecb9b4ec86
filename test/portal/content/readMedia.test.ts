import { expect, it } from 'vitest';
import { readMedia } from '../../../src/portal/content/readMedia.ts';

const file = (url: unknown, rest = {}) => ({ fields: { file: { url, ...rest } } });

it.each<readonly [string, unknown, string | null]>([
  ['an address', 'https://videos.example/v.mp4', 'https://videos.example/v.mp4'],
  ['a file without protocol', file('//images.ctfassets.net/a.jpg'), 'https://images.ctfassets.net/a.jpg'],
  ['a path of this host', file('/cms/files/a.svg'), '/cms/files/a.svg'],
  ['a script', file('javascript:alert(1)'), null],
  ['data', 'data:text/html,x', null],
  ['a mail', 'mailto:a@beispiel.de', null],
  ['an entry that was not found', { sys: { type: 'Link' } }, null],
  ['nothing', undefined, null],
])('a field with %s', (_, field, address) => {
  expect(readMedia(field)?.address ?? null).toBe(address);
});

it('media have the description and the size from the content service', () => {
  const field = {
    fields: { description: 'Ein Auto', file: { url: '/a.svg', details: { image: { width: 8, height: 4 } } } },
  };

  expect(readMedia(field)).toEqual({
    address: '/a.svg',
    description: 'Ein Auto',
    size: { width: 8, height: 4 },
  });
  expect(readMedia(file('/a.svg', { details: { image: { width: '8' } } }))?.size).toBeNull();
});
