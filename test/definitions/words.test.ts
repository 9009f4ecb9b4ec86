import { expect, it } from 'vitest';
import words from '../../schemas/_shared/words.json' with { type: 'json' };
import { readGlossary } from '../docs/readGlossary.ts';

const forbidden: Readonly<Record<string, string>> = words.instead;

it('the list of forbidden words contains no word of the glossary', () => {
  const words = readGlossary().flatMap(({ german }) => german.split(/[^\p{L}-]+/u));

  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word) => forbidden[word] !== undefined)).toEqual([]);
});
