import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GlossaryRow, readGlossary } from './readGlossary.ts';

const rows = readGlossary();

describe('the glossary', () => {
  it('has a row for each word, in alphabetical order', () => {
    const words = rows.map(({ word }) => word);

    expect(words.length).toBeGreaterThan(100);
    expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('has a meaning and a module for each word', () => {
    const incomplete = rows.filter(
      ({ meaning, module }) =>
        meaning === '' || module === '' || !existsSync(module === 'src' ? module : `src/${module}`),
    );

    expect(incomplete).toEqual([]);
  });

  it('has no duplicates', () => {
    expect(doublesIn(rows)).toEqual([]);
  });
});

const page = { word: 'page', german: 'Seite', meaning: 'one row of the table of pages', module: 'portal' };

describe('a duplicate in the glossary is found', () => {
  it.each<[what: string, row: GlossaryRow, found: readonly string[]]>([
    ['a word in two rows', { ...page, german: '' }, ['"page" stands in two rows']],
    [
      'a word in a row with another one',
      { ...page, word: 'sheet, page', german: '' },
      ['"page" stands in two rows'],
    ],
    ['one German word for two', { ...page, word: 'sheet' }, ['"Seite" stands in two rows']],
    [
      'a German word that stands beside another one',
      { ...page, word: 'sheet', german: 'Blatt; Seite' },
      ['"Seite" stands in two rows'],
    ],
    [
      'a meaning that is the word of another row',
      { ...page, word: 'sheet', german: '', meaning: 'a page, drawn by its view' },
      ['"sheet" is explained as "page"'],
    ],
    [
      'a meaning that calls it by the word of another row',
      { ...page, word: 'sheet', german: '', meaning: 'one side of paper, also called page' },
      ['"sheet" is explained as "page"'],
    ],
    [
      'no double: a meaning that only uses the word of another row',
      { ...page, word: 'sheet', german: 'Blatt', meaning: 'the white part of a page' },
      [],
    ],
  ])('%s', (_, row, found) => {
    expect(doublesIn([page, row])).toEqual(found);
  });
});

function doublesIn(all: readonly GlossaryRow[]): readonly string[] {
  const words = all.flatMap(({ word }) => wordsOf(word));
  const german = all.flatMap((row) => wordsOf(row.german));
  const known = new Set(words);
  const explained = all.flatMap(({ word, meaning }) =>
    clausesNaming(meaning)
      .filter((clause) => clause !== word && known.has(clause))
      .map((clause) => `"${word}" is explained as "${clause}"`),
  );
  const repeated = [...repetitionsIn(words), ...repetitionsIn(german)];
  return [...repeated.map((word) => `"${word}" stands in two rows`), ...explained];
}

function wordsOf(cell: string): readonly string[] {
  return cell.split(/[,;/]/).flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
}

function repetitionsIn(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => words.indexOf(word) < index);
}

/** Returns the first clause of a meaning, and those after "also", "same as", "word for", "short for" and "called", without an article. */
function clausesNaming(meaning: string): readonly string[] {
  const clauses = meaning.matchAll(
    /(?:^|\b(?:also called|also|called|same as|word for|short for) )([^,;:.(]+)/g,
  );
  return [...clauses].map(([, clause = '']) => clause.replace(/^(?:an?|the|one) /, '').trim());
}
