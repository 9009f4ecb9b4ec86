import { describe, expect, it } from 'vitest';
import { readBlog } from '../../../src/portal/content/loadBlog.ts';
import { readClaimForms } from '../../../src/portal/content/loadClaimForms.ts';
import { readFaq } from '../../../src/portal/content/loadFaq.ts';
import { readHelpBubbles } from '../../../src/portal/content/loadHelpBubbles.ts';
import { readNews } from '../../../src/portal/content/loadNews.ts';
import { extractPlainText, type EntryFields, readLegalText } from '../../../src/content/index.ts';

const today = '2026-11-27';
const list = (...entries: readonly EntryFields[]) => ({ entries, lost: 0 });
const rich = (...words: readonly string[]) => ({
  nodeType: 'document',
  data: {},
  content: words.map((value) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  })),
});
const form = (cmsTitle: unknown, url: unknown, details: unknown = { size: 1200 }, order?: unknown) => ({
  cmsTitle,
  order,
  media: { fields: { file: { url, fileName: 'a.pdf', details } } },
});

describe('a field with text', () => {
  const readers: readonly (readonly [string, (text: unknown) => unknown])[] = [
    ['title of news', (text) => readNews(list({ id: 'a', title: text }), today).entries[0]?.title],
    ['title of an article', (text) => readBlog(list({ id: 'a', title: text })).entries[0]?.title],
    [
      'teaser of an article',
      (text) => readBlog(list({ id: 'a', title: 'A', teaser: text })).entries[0]?.teaser,
    ],
    ['title of a form', (text) => readClaimForms(list(form(text, '/a.pdf')), false).entries[0]?.title],
    [
      'title of a topic',
      (text) =>
        readFaq(
          list({ id: 'a', title: text, entries: [{ fields: { question: 'Ja?', answer: rich('Ja.') } }] }),
        ).entries[0]?.title,
    ],
    [
      'question',
      (text) =>
        readFaq(list({ id: 'a', title: 'A', entries: [{ fields: { question: text, answer: rich('Ja.') } }] }))
          .entries[0]?.questions[0]?.question,
    ],
    ['help text', (text) => readHelpBubbles(list({ key: 'a', value: text }), 'x').get('a')],
  ];

  it.each(readers)('%s is read from rich text, too', (_, read) => {
    expect(read(rich('Ein', 'Text'))).toBe('Ein Text');
    expect(read('Ein Text')).toBe('Ein Text');
  });
});

describe('a field with rich text', () => {
  const readers: readonly (readonly [string, (text: unknown) => Parameters<typeof extractPlainText>[0]])[] = [
    [
      'text of news',
      (content) => readNews(list({ id: 'a', title: 'A', content }), today).entries[0]?.content ?? null,
    ],
    [
      'text of an article',
      (content) => readBlog(list({ id: 'a', title: 'A', content })).entries[0]?.content ?? null,
    ],
    ['legal text', (content) => readLegalText(list({ brand: 'all', content }), 'x')],
    [
      'answer',
      (answer) =>
        readFaq(list({ id: 'a', title: 'A', entries: [{ fields: { question: 'Ja?', answer } }] })).entries[0]
          ?.questions[0]?.answer ?? null,
    ],
  ];

  it.each(readers)('%s is read from text, too', (_, read) => {
    expect(extractPlainText(read('Ein\n\nText'))).toBe('Ein Text');
    expect(extractPlainText(read(rich('Ein', 'Text')))).toBe('Ein Text');
  });
});

describe('entries that cannot be shown are counted', () => {
  it('CLI-016 claim forms without a title or a file that may be fetched', () => {
    const entries = list(
      form('gut', '/cms/a.pdf'),
      form('fremd', '//cdn.example/a.pdf'),
      form('ohne Angaben', 'https://cdn.example/b.pdf', null),
      form('falsche Größe', '/cms/c.pdf', { size: 'x' }),
      form('böse', 'javascript:alert(1)'),
      form(true, '/cms/b.pdf'),
      { cmsTitle: 'ohne Datei' },
    );
    const { entries: forms, lost } = readClaimForms(entries, false);

    expect(forms.map(({ title, address, size }) => [title, address, size])).toEqual([
      ['gut', '/cms/a.pdf', 2],
      ['fremd', 'https://cdn.example/a.pdf', 2],
      ['ohne Angaben', 'https://cdn.example/b.pdf', null],
      ['falsche Größe', '/cms/c.pdf', null],
    ]);
    expect(lost).toBe(3);
  });

  it('BLOG-006 news with an unreadable last day', () => {
    const news = (expiryDate: unknown) => ({ id: 'a', title: 'A', expiryDate });

    expect(readNews(list(news('bald'), news('27.11.2026')), today)).toMatchObject({
      entries: [{ title: 'A' }],
      lost: 1,
    });
    expect(readNews(list(news('26.11.2026'), news('2026-11-26T22:30:00Z')), today)).toEqual(list());
  });

  it('CLI-017 forms for purchase-price protection in any spelling of the mark', () => {
    const kps = [true, 'true', 1].map((mark) => ({ ...form('KPS', '/a.pdf'), kps: mark }));

    expect(readClaimForms(list(...kps), false)).toEqual(list());
    expect(readClaimForms(list(...kps), true).entries).toHaveLength(3);
  });
});

describe('entries in another order than the answer was asked for', () => {
  const places: readonly (readonly [title: string, order: unknown])[] = [
    ['Vierte', undefined],
    ['Dritte', '10'],
    ['Erste', 1],
    ['Zweite', 2],
  ];

  it('CLI-020 claim forms stand in ascending order, those without one last', () => {
    const entries = places.map(([title, order]) => form(title, '/a.pdf', {}, order));

    expect(readClaimForms(list(...entries), false).entries.map(({ title }) => title)).toEqual([
      'Erste',
      'Zweite',
      'Dritte',
      'Vierte',
    ]);
  });

  it('FAQ-002 topics stand in ascending order, those without one last', () => {
    const entries = { sys: { id: 'q' }, fields: { question: 'Geht das?', answer: rich('Ja.') } };
    const topics = places.map(([title, order]) => ({ id: title, title, order, entries }));

    expect(readFaq(list(...topics)).entries.map(({ title }) => title)).toEqual([
      'Erste',
      'Zweite',
      'Dritte',
      'Vierte',
    ]);
  });

  it('BLOG-001 articles stand from the newest to the oldest', () => {
    const days = ['2026-01-02', '03.01.2026', undefined, '2026-01-01T10:00:00Z'];
    const articles = days.map((creationTime, at) => ({ id: String(at), title: 'A', creationTime }));

    expect(readBlog(list(...articles)).entries.map(({ id }) => id)).toEqual(['1', '0', '3', '2']);
  });
});

it('SHELL-029 an entry of several brands is an entry of each of them', () => {
  const entries = [
    { key: 'a', value: 'für zwei', brand: ['x', 'y'] },
    { key: 'a', value: 'für alle', brand: 'all' },
  ];

  expect(readHelpBubbles(list(...entries), 'y').get('a')).toBe('für zwei');
});
