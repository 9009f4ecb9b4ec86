import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import { describe, expect, it } from 'vitest';
import { asDocument } from '../../../src/content/index.ts';
import { findPage } from '../../../src/portal/pageTable/pages.ts';
import { RichText } from '../../../src/portal/content/richText/RichText.tsx';
import { createTexts } from '../../../src/portal/session/createTexts.ts';
import { TextsContext } from '../../../src/ui/texts/useTexts.ts';

const texts = await createTexts('lindenau');
const text = (value: unknown, ...marks: readonly unknown[]) => ({ nodeType: 'text', value, marks, data: {} });
const node = (nodeType: unknown, content: unknown = [], data: unknown = {}) => ({ nodeType, data, content });
const paragraph = (...content: readonly unknown[]) => node('paragraph', content);
const document = (...content: readonly unknown[]) => node('document', content);
const entry = (type: string, id: string, fields: object = {}) => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
  fields,
});
const asset = (url: string, contentType?: string, fields: object = {}) => ({
  sys: { id: 'a', type: 'Asset' },
  fields: { ...fields, file: { url, contentType, fileName: 'blatt.pdf' } },
});
const unresolved = { sys: { type: 'Link', linkType: 'Entry', id: 'fort' } };

/** Returns the markup of a field without its frame, plain spans and classes; null when there is nothing to draw. */
function drawn(field: unknown, isInRouter = true): string | null {
  const read = asDocument(field);
  if (read === null) return null;
  const richText = <RichText document={read} />;
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      {isInRouter ? <MemoryRouter>{richText}</MemoryRouter> : richText}
    </TextsContext>,
  )
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replaceAll(/<svg.*?<\/svg>| class="[^"]*"/gs, '')
    .replaceAll(/<span>|<\/span>/g, '');
}

const beside = 'target="_blank" rel="noopener noreferrer"';
const newTab = '(öffnet in einem neuen Tab)';
const link = (type: string, data: object, words: unknown = text('da')) =>
  document(paragraph(node(type, [words], data)));

describe('a node', () => {
  it.each<readonly [string, unknown, string | null]>([
    ...([1, 2, 3, 4, 5, 6] as const).map((level): readonly [string, unknown, string] => [
      `heading-${level}`,
      document(node(`heading-${level}`, [text('da')])),
      '<h3>da</h3>',
    ]),
    [
      'headings of several levels',
      document(...[2, 4, 6, 4].map((level) => node(`heading-${level}`, [text('da')]))),
      '<h3>da</h3><h4>da</h4><h5>da</h5><h4>da</h4>',
    ],
    [
      'ordered-list',
      document(node('ordered-list', [node('list-item', [paragraph(text('a'))])])),
      '<ol><li><p>a</p></li></ol>',
    ],
    [
      'unordered-list in a list',
      document(
        node('unordered-list', [
          node('list-item', [
            paragraph(text('a')),
            node('unordered-list', [node('list-item', [paragraph(text('b'))])]),
          ]),
        ]),
      ),
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
    ],
    [
      'a list without list-item',
      document(node('unordered-list', [paragraph(text('a'))])),
      '<ul><li><p>a</p></li></ul>',
    ],
    ['blockquote', document(node('blockquote', [paragraph(text('a'))])), '<blockquote><p>a</p></blockquote>'],
    ['hr', document(paragraph(text('a')), node('hr')), '<p>a</p><hr/>'],
    [
      'table',
      document(
        node('table', [
          node('table-row', [
            node('table-header-cell', [paragraph(text('a'))], { colspan: 2 }),
            node('table-cell', []),
          ]),
          node('table-row', [node('table-cell', [paragraph(text('b'))])]),
        ]),
      ),
      '<section aria-label="Tabelle" tabindex="0"><table><tbody><tr><th colSpan="2"><p>a</p></th><td></td></tr><tr><td><p>b</p></td></tr></tbody></table></section>',
    ],
    ['hyperlink', link('hyperlink', { uri: 'tel:+4930' }), '<p><a href="tel:+4930">da</a></p>'],
    [
      'hyperlink to another host',
      link('hyperlink', { uri: ' https://example.org/a ' }),
      `<p><a href="https://example.org/a" ${beside}>da${newTab}</a></p>`,
    ],
    ['hyperlink that is not allowed', link('hyperlink', { uri: 'javascript:alert(1)' }), '<p>da</p>'],
    ['hyperlink without address', link('hyperlink', {}), '<p>da</p>'],
    [
      'asset-hyperlink to another host',
      link('asset-hyperlink', { target: asset('//cdn.example/a.pdf') }),
      `<p><a href="https://cdn.example/a.pdf" ${beside}>da${newTab}</a></p>`,
    ],
    [
      'asset-hyperlink to this host',
      link('asset-hyperlink', { target: asset('/cms/files/a.pdf') }),
      '<p><a href="/cms/files/a.pdf" download="blatt.pdf">da</a></p>',
    ],
    [
      'asset-hyperlink without words',
      link('asset-hyperlink', { target: asset('/cms/a.pdf', '', { title: 'Merkblatt' }) }, text('')),
      '<p><a href="/cms/a.pdf" download="blatt.pdf">Merkblatt</a></p>',
    ],
    ['asset-hyperlink that was not found', link('asset-hyperlink', { target: unresolved }), '<p>da</p>'],
    ['entry-hyperlink that was not found', link('entry-hyperlink', { target: unresolved }), '<p>da</p>'],
    [
      'resource-hyperlink that was not found',
      link('resource-hyperlink', { target: unresolved }),
      '<p>da</p>',
    ],
    ['entry-hyperlink without target', link('entry-hyperlink', {}), '<p>da</p>'],
    [
      'resource-hyperlink',
      link('resource-hyperlink', { target: entry('blog', 'w') }),
      '<p><a href="/blog/article/w" data-discover="true">da</a></p>',
    ],
    [
      'entry-hyperlink without a page',
      link('entry-hyperlink', { target: entry('banner', 'b') }),
      '<p>da</p>',
    ],
    [
      'entry-hyperlink to a file',
      link('entry-hyperlink', { target: entry('claimDocuments', 'c', { media: asset('/cms/a.pdf') }) }),
      '<p><a href="/cms/a.pdf" download="blatt.pdf">da</a></p>',
    ],
    [
      'embedded-asset-block with a picture',
      document(
        node('embedded-asset-block', [], {
          target: asset('/a.jpg', 'image/jpeg', { description: 'Ein Auto' }),
        }),
      ),
      '<img data-fit="whole" src="/a.jpg" alt="Ein Auto" loading="lazy" decoding="async"/>',
    ],
    [
      'embedded-asset-block with a film',
      document(
        node('embedded-asset-block', [], { target: asset('/a.mp4', 'video/mp4', { title: 'Panne' }) }),
      ),
      '<button type="button">Video ansehen: Panne</button>',
    ],
    [
      'embedded-asset-block with a file',
      document(
        node('embedded-asset-block', [], { target: asset('/a.pdf', 'application/pdf', { title: 'Blatt' }) }),
      ),
      '<p><a href="/a.pdf" download="blatt.pdf">Blatt</a></p>',
    ],
    [
      'embedded-entry-block',
      document(node('embedded-entry-block', [], { target: entry('blog', 'w', { title: 'Winter' }) })),
      '<p><a href="/blog/article/w" data-discover="true">Winter</a></p>',
    ],
    [
      'embedded-entry-block with a text',
      document(node('embedded-entry-block', [], { target: entry('box', 'b', { text: 'Gut zu wissen' }) })),
      '<div><p>Gut zu wissen</p></div>',
    ],
    [
      'embedded-entry-block with a title',
      document(node('embedded-entry-block', [], { target: entry('box', 'b', { title: 'Gut' }) })),
      '<p>Gut</p>',
    ],
    [
      'embedded-entry-inline',
      document(
        paragraph(node('embedded-entry-inline', [], { target: entry('news', 'n', { title: 'Neu' }) })),
      ),
      '<p><a href="/#news" data-discover="true">Neu</a></p>',
    ],
    [
      'embedded-resource-inline',
      document(
        paragraph(node('embedded-resource-inline', [], { target: entry('imprint', 'i', { title: 'Wir' }) })),
      ),
      '<p><a href="/imprint" data-discover="true">Wir</a></p>',
    ],
    ...['embedded-asset-block', 'embedded-entry-block', 'embedded-resource-block'].map(
      (type): readonly [string, unknown, string] => [
        `${type} that was not found`,
        document(node(type, [], { target: unresolved }), node(type, []), paragraph(text('da'))),
        '<p>da</p>',
      ],
    ),
    ...['embedded-entry-inline', 'embedded-resource-inline'].map(
      (type): readonly [string, unknown, string] => [
        `${type} that was not found`,
        document(paragraph(text('da'), node(type, [], { target: unresolved }))),
        '<p>da</p>',
      ],
    ),
  ])('%s', (_, field, expected) => {
    expect(drawn(field)).toBe(expected);
  });

  it.each([...Object.values(BLOCKS), ...Object.values(INLINES)])('%s does not stop the page', (type) => {
    expect(drawn(document(node(type, [text('da')]), paragraph(text('Ende'))))).toContain('Ende');
  });

  it.each<readonly [string, string]>([
    [MARKS.BOLD, '<strong>a</strong>'],
    [MARKS.ITALIC, '<em>a</em>'],
    [MARKS.UNDERLINE, '<u>a</u>'],
    [MARKS.CODE, '<code>a</code>'],
    [MARKS.SUPERSCRIPT, '<sup>a</sup>'],
    [MARKS.SUBSCRIPT, '<sub>a</sub>'],
    [MARKS.STRIKETHROUGH, '<s>a</s>'],
    ['glow', 'a'],
    ['constructor', 'a'],
    ['toString', 'a'],
  ])('the mark %s', (type, expected) => {
    expect(drawn(document(paragraph(text('a', { type }))))).toBe(`<p>${expected}</p>`);
  });

  it.each(['a\nb', 'a\r\nb', 'a\u2028b'])('a line break in the text %j', (value) => {
    expect(drawn(document(paragraph(text(value))))).toBe('<p>a<br/>b</p>');
  });
});

describe('a link to an entry', () => {
  it.each<readonly [string, object, string]>([
    ['blog', {}, '/blog/article/e%2F1'],
    ['news', {}, '/#news'],
    ['faqCategory', {}, '/faq?thema=e%2F1'],
    ['faqEntry', { question: 'Geht das?' }, '/faq?suche=Geht+das%3F'],
    ['faqEntry', {}, '/faq'],
    ['imprint', {}, '/imprint'],
    ['termsOfUse', {}, '/termsOfUse'],
    ['generalText', { category: 'PRIVACY' }, '/privacy'],
    ['generalText', { category: 'COOKIES' }, '/cookies'],
    ['contactHours', {}, '/contact'],
    ['claimDocuments', {}, '/claims/infoPage'],
    ['tariffConditions', {}, '/contract/tariffConditions'],
  ])('of the type %s with %j leads to its page', (type, fields, address) => {
    const target = entry(type, 'e/1', fields);

    expect(drawn(link('entry-hyperlink', { target }))).toBe(
      `<p><a href="${address}" data-discover="true">da</a></p>`,
    );
    // Before the portal has opened there are no routes.
    expect(drawn(link('entry-hyperlink', { target }), false)).toBe(`<p><a href="${address}">da</a></p>`);
    expect(findPage(address.replace(/[?#].*$/, '').replace('e%2F1', ':id'))).toBeDefined();
  });

  it.each(['deactivatedNotice', 'bubbleHelp', 'constructor', 'generalText'])(
    'of the type %s is its text',
    (type) => {
      expect(drawn(link('entry-hyperlink', { target: entry(type, 'e') }))).toBe('<p>da</p>');
    },
  );
});

describe('a broken rich text', () => {
  it.each<readonly [string, unknown, string | null]>([
    ['a text', 'Ein\n\nText\nund mehr', '<p>Ein</p><p>Text<br/>und mehr</p>'],
    ['a number', 7, '<p>7</p>'],
    ['a blank text', '  ', null],
    ['a flag', true, null],
    ['an empty list', [], null],
    ['a list of nodes', [paragraph(text('da'))], '<p>da</p>'],
    ['a single node', paragraph(text('da')), '<p>da</p>'],
    ['no content', { nodeType: 'document' }, null],
    ['content that is no list', { nodeType: 'document', content: 7 }, null],
    ['a node that is none', document(7, null, paragraph(text('da'))), '<p>da</p>'],
    ['an unknown node', document({ nodeType: 'carousel', content: [paragraph(text('da'))] }), '<p>da</p>'],
    ['an unknown node with a name of every object', document(node('constructor', [text('da')])), '<p>da</p>'],
    ['an unknown node with a text', document({ nodeType: 'markdown', value: 'da' }), '<p>da</p>'],
    ['an unknown node in a line', document(paragraph(text('a'), node('badge', [text('b')]))), '<p>ab</p>'],
    ['a block in a line', document(paragraph(node('heading-1', [text('da')]))), '<p>da</p>'],
    ['text without a paragraph', document(text('a'), text('b'), node('hr')), '<p>ab</p><hr/>'],
    ['a node without content', document({ nodeType: 'paragraph' }, paragraph(text('da'))), '<p>da</p>'],
    ['empty nodes', document(node('heading-1', [text(' ')]), node('table', []), paragraph(text(''))), null],
    ['a cell without a table', document(node('table-cell', [paragraph(text('da'))])), '<p>da</p>'],
    ['a text without value', document(paragraph(text(undefined), text('da'))), '<p>da</p>'],
    [
      'marks that are none',
      document(
        paragraph(
          { ...text('da'), marks: { type: 'bold' } },
          { ...text('dort'), marks: [null, { type: 7 }] },
        ),
      ),
      '<p>dadort</p>',
    ],
    ['data that are none', link('hyperlink', [7]), '<p>da</p>'],
  ])('%s', (_, field, expected) => {
    expect(drawn(field)).toBe(expected);
  });
});
