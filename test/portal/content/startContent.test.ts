import { describe, expect, it } from 'vitest';
import { loadEntries } from '../../../src/backend/content/loadEntries.ts';
import { readBlog } from '../../../src/portal/content/loadBlog.ts';
import type { EntryFields } from '../../../src/content/index.ts';
import { readHelpBubbles } from '../../../src/portal/content/loadHelpBubbles.ts';
import { readNews } from '../../../src/portal/content/loadNews.ts';

const list = (entries: readonly EntryFields[]) => ({ entries, lost: 0 });
const shipped = (type: string): readonly EntryFields[] =>
  loadEntries()
    .filter(({ sys }) => sys.contentType?.sys.id === type)
    .map(({ sys, fields }) => ({ ...fields, id: sys.id }));

describe('news', () => {
  it('BLOG-006 BLOG-007 are shown up to and on the day they expire', () => {
    const entry = { id: 'n', title: 'Sturm', expiryDate: '2026-11-21' };

    expect(readNews(list([entry]), '2026-11-21').entries).toEqual([
      { id: 'n', title: 'Sturm', content: null, image: null, video: null },
    ]);
    expect(readNews(list([entry]), '2026-11-22')).toEqual(list([]));
    expect(readNews(list([{ id: 'n', title: 'Ohne Ende' }]), '2099-01-01').entries).toHaveLength(1);
  });

  it('without a title are counted as missing', () => {
    expect(readNews(list([{ id: 'n' }]), '2026-11-21')).toEqual({ entries: [], lost: 1 });
  });

  it('as shipped have a text', () => {
    const news = readNews(list(shipped('news')), '2026-11-21').entries;

    expect(news.length).toBeGreaterThan(2);
    expect(news.every(({ content }) => content !== null)).toBe(true);
  });
});

describe('help bubbles', () => {
  it('SHELL-029 are found by the key of their object; an entry of the brand wins', () => {
    const entries = [
      { id: '1', brand: 'eskamp', key: 'a', value: 'für Eskamp' },
      { id: '2', brand: 'all', key: 'a', value: 'für alle' },
      { id: '3', brand: 'all', key: 'b', value: 'b' },
      { id: '4', brand: 'all', key: 'c' },
    ];

    expect(Object.fromEntries(readHelpBubbles({ entries }, 'eskamp'))).toEqual({ a: 'für Eskamp', b: 'b' });
  });

  it('SHELL-029 as shipped are all read', () => {
    const entries = shipped('bubbleHelp');

    expect(readHelpBubbles({ entries }, 'lindenau').size).toBe(entries.length);
  });
});

describe('the magazine', () => {
  it('BLOG-004 BLOG-005 an article has its days and its reading time, and the day of creation when no other is known', () => {
    const entry = {
      id: 'a',
      title: 'Winter',
      creationTime: '2026-02-09T09:00:00.000Z',
      readingTime: 2.2,
      image: { fields: { file: { url: '/cms/files/a.svg' } } },
    };
    const [article] = readBlog(list([entry])).entries;
    const [changed] = readBlog(
      list([{ ...entry, updatedAt: '2026-03-01T09:00:00.000Z', readingTime: 'lang' }]),
    ).entries;

    expect(article).toEqual({
      id: 'a',
      title: 'Winter',
      teaser: '',
      image: { address: '/cms/files/a.svg', description: '', size: null },
      video: null,
      content: null,
      created: '2026-02-09',
      updated: '2026-02-09',
      readingTime: 3,
    });
    expect(changed).toMatchObject({ updated: '2026-03-01', readingTime: null });
  });

  it('as shipped is read', () => {
    const articles = readBlog(list(shipped('blog'))).entries;

    expect(articles).toHaveLength(shipped('blog').length);
    expect(articles.every(({ teaser, created }) => teaser !== '' && created !== '')).toBe(true);
  });
});
