import { describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { asDocument } from '../../../src/portal/content/asDocument.ts';
import { readClaimForms } from '../../../src/portal/content/loadClaimForms.ts';
import { readFaq } from '../../../src/portal/content/loadFaq.ts';
import { readEntryFields } from '../../../src/portal/content/loadEntries.ts';
import { RichText } from '../../../src/portal/content/RichText.tsx';

const text = (value: unknown, marks: unknown = []) => ({ nodeType: 'text', value, marks, data: {} });
const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content });
const document = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content });

/** Returns the markup of a field without its frame. */
function drawn(field: unknown): string | null {
  const read = asDocument(field);
  return (
    read &&
    renderToStaticMarkup(createElement(RichText, { document: read })).replace(
      /^<div[^>]*>|<\/?span>|<\/div>$/g,
      '',
    )
  );
}

describe('a broken rich text', () => {
  it.each<readonly [string, unknown, string | null]>([
    ['a text', 'nonsense', null],
    ['a list', [], null],
    ['no content', { nodeType: 'document' }, null],
    ['content that is no list', { nodeType: 'document', content: 7 }, null],
    ['a node that is none', document(7, null, paragraph(text('da'))), '<p>da</p>'],
    [
      'a node of an unknown type',
      document({ nodeType: 'carousel', content: [paragraph(text('da'))] }),
      '<p>da</p>',
    ],
    [
      'a node without content',
      document({ nodeType: 'paragraph' }, paragraph(text('da'))),
      '<p></p><p>da</p>',
    ],
    ['a text without value', document(paragraph(text(undefined), text('da'))), '<p>da</p>'],
    [
      'marks that are none',
      document(paragraph(text('da', { type: 'bold' }), text('dort', [null, { type: 'glow' }]))),
      '<p>dadort</p>',
    ],
    [
      'a link without address',
      document(paragraph({ nodeType: 'hyperlink', content: [text('da')] })),
      '<p>da</p>',
    ],
    [
      'an embedded entry without target',
      document({ nodeType: 'embedded-entry-block' }, paragraph(text('da'))),
      '<p>da</p>',
    ],
  ])('%s', (_, field, expected) => {
    expect(drawn(field)).toBe(expected);
  });
});

describe('entries of the content service', () => {
  it('that are none, or have no fields, are left out', () => {
    const items = [
      null,
      7,
      {},
      { sys: { id: 'a' } },
      { fields: { title: 'ohne Id' } },
      { sys: { id: 'b' }, fields: { title: 'da' } },
    ];

    expect(readEntryFields(items)).toEqual([
      { title: 'ohne Id', id: undefined },
      { title: 'da', id: 'b' },
    ]);
  });

  it('CLI-016 claim forms without a file that may be fetched are left out', () => {
    const form = (cmsTitle: unknown, url: unknown, size: unknown = 1200) => ({
      cmsTitle,
      media: { fields: { file: { url, fileName: 'a.pdf', details: { size } } } },
    });
    const entries = [
      form('gut', '/cms/a.pdf'),
      form('fremd', '//cdn.example/a.pdf'),
      form('böse', 'javascript:alert(1)'),
      form(7, '/cms/b.pdf'),
      form('ohne Größe', '/cms/c.pdf', 'x'),
      { cmsTitle: 'ohne Datei' },
    ];

    expect(readClaimForms(entries, false).map(({ title, address }) => [title, address])).toEqual([
      ['gut', '/cms/a.pdf'],
      ['fremd', 'https://cdn.example/a.pdf'],
    ]);
  });
});

describe('entries in another order than the answer was asked for', () => {
  const places: readonly (readonly [title: string, order: unknown])[] = [
    ['Vierte', undefined],
    ['Dritte', 10],
    ['Erste', 1],
    ['Zweite', 2],
  ];

  it('CLI-020 claim forms stand in ascending order, those without one last', () => {
    const file = { url: 'https://assets.example/form.pdf', details: { size: 1 } };
    const entries = places.map(([cmsTitle, order]) => ({ cmsTitle, order, media: { fields: { file } } }));

    expect(readClaimForms(entries, false).map(({ title }) => title)).toEqual([
      'Erste',
      'Zweite',
      'Dritte',
      'Vierte',
    ]);
  });

  it('FAQ-002 topics stand in ascending order, those without one last', () => {
    const questions = [
      { sys: { id: 'q' }, fields: { question: 'Geht das?', answer: document(paragraph(text('Ja.'))) } },
    ];
    const entries = places.map(([title, order]) => ({ id: title, title, order, entries: questions }));

    expect(readFaq(entries).map(({ title }) => title)).toEqual(['Erste', 'Zweite', 'Dritte', 'Vierte']);
  });
});
