import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../src/backend/content/loadContent.ts';
import { blogOf } from '../../../src/portal/content/loadBlog.ts';
import type { Fields } from '../../../src/portal/content/loadEntries.ts';
import { helpBubblesOf } from '../../../src/portal/content/loadHelpBubbles.ts';
import { newsOf } from '../../../src/portal/content/loadNews.ts';

const shipped = (type: string): readonly Fields[] =>
  loadContent()
    .entries.filter(({ sys }) => sys.contentType?.sys.id === type)
    .map(({ sys, fields }) => ({ ...fields, id: sys.id }));

describe('news', () => {
  it('are shown up to and on the day they expire', () => {
    const entry = { id: 'n', title: 'Sturm', expiryDate: '2026-11-21' };

    expect(newsOf([entry], '2026-11-21')).toEqual([{ id: 'n', title: 'Sturm', content: null }]);
    expect(newsOf([entry], '2026-11-22')).toEqual([]);
    expect(newsOf([{ id: 'n', title: 'Ohne Ende' }], '2099-01-01')).toHaveLength(1);
  });

  it('without a title are left out', () => {
    expect(newsOf([{ id: 'n' }], '2026-11-21')).toEqual([]);
  });

  it('as shipped have a text', () => {
    const news = newsOf(shipped('news'), '2026-11-21');

    expect(news.length).toBeGreaterThan(2);
    expect(news.every(({ content }) => content !== null)).toBe(true);
  });
});

describe('help bubbles', () => {
  it('SHELL-029 are found by the key of their object; the own one of the brand wins', () => {
    const entries = [
      { id: '1', brand: 'eskamp', key: 'a', value: 'für Eskamp' },
      { id: '2', brand: 'all', key: 'a', value: 'für alle' },
      { id: '3', brand: 'all', key: 'b', value: 'b' },
      { id: '4', brand: 'all', key: 'c' },
    ];

    expect(Object.fromEntries(helpBubblesOf(entries, 'eskamp'))).toEqual({ a: 'für Eskamp', b: 'b' });
  });

  it('SHELL-029 as shipped are all read', () => {
    const entries = shipped('bubbleHelp');

    expect(helpBubblesOf(entries, 'lindenau').size).toBe(entries.length);
  });
});

describe('the magazine', () => {
  it('as shipped is read', () => {
    const articles = blogOf(shipped('blog'));

    expect(articles).toHaveLength(shipped('blog').length);
    expect(articles.every(({ teaser, creationTime }) => teaser !== '' && creationTime !== '')).toBe(true);
  });
});
