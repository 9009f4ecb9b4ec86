import { expect, it } from 'vitest';
import { toRichText } from '../../../src/backend/content/toRichText.ts';

it('turns readable lines into rich text', () => {
  const document = toRichText([
    '## Titel',
    'Vor **fett** nach',
    '- eins',
    '- zwei',
    '1. erstens',
    '[Link](/claims)',
  ]);

  expect(document.content.map((node) => [node.nodeType, node.content.length])).toEqual([
    ['heading-2', 1],
    ['paragraph', 3],
    ['unordered-list', 2],
    ['ordered-list', 1],
    ['paragraph', 1],
  ]);
  expect(document.content[4]?.content[0]).toMatchObject({ nodeType: 'hyperlink', data: { uri: '/claims' } });
});
