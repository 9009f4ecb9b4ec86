import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import wording from '../../rules/_shared/wording.json' with { type: 'json' };

/** The table of words of customers: what a thing is called, and how it is not. */
const rows = (readFileSync('docs/glossary.md', 'utf8').split('## Words of customers')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.includes('---'))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, english = '', german = '', not = '']) => ({ english, german, not }));
const forbidden: Readonly<Record<string, string>> = wording.instead;

it.each(rows.filter(({ not }) => not !== ''))('$english: no text says "$not"', ({ not }) => {
  expect(not.split(/[,;/] ?/).filter((word) => forbidden[word.trim()] === undefined)).toEqual([]);
});

it('forbids no word that the glossary wants', () => {
  const words = rows.flatMap(({ german }) => german.split(/[^\p{L}-]+/u));

  expect(rows.length).toBeGreaterThan(40);
  expect(words.filter((word) => forbidden[word] !== undefined)).toEqual([]);
});
