import { expect, it } from 'vitest';
import wording from '../../rules/_shared/wording.json' with { type: 'json' };
import { readGlossary } from '../docs/readGlossary.ts';

const forbidden: Readonly<Record<string, string>> = wording.instead;

it('the list of forbidden words contains no word of the glossary', () => {
  const words = readGlossary().flatMap(({ german }) => german.split(/[^\p{L}-]+/u));

  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word) => forbidden[word] !== undefined)).toEqual([]);
});
