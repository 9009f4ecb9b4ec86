import { expect, it } from 'vitest';
import { shippedForms } from '../shippedForms.ts';

const longest = 12;

/** Returns the words and sentences of a text with links as words, without addresses and parameters. */
const readable = (text: string): string =>
  text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\{\w+\}|\S+@\S+|https?:\S+/g, ' ');
const wordsOf = (text: string): readonly string[] => readable(text).match(/\p{L}+/gu) ?? [];
const shareOfLong = (words: readonly string[]): number =>
  words.filter(({ length }) => length > longest).length / words.length;

const catalogue = [...shippedForms.texts.values()].map(({ file, texts }) => ({
  file,
  words: Object.values(texts).flatMap(wordsOf),
}));

it('fewer than one word in twenty has more than twelve letters', () => {
  expect(shareOfLong(catalogue.flatMap(({ words }) => words))).toBeLessThan(0.05);
});

it('no area or form is made of long words', () => {
  const heavy = catalogue.filter(({ words }) => words.length > 100 && shareOfLong(words) >= 0.15);

  expect(heavy.map(({ file }) => file)).toEqual([]);
});

it('fewer than one sentence in a hundred has more than twenty words', () => {
  const sentences = [...shippedForms.texts.values()]
    .flatMap(({ texts }) => Object.values(texts))
    .flatMap((text) => text.split(/(?<=[.?:;])\s+|\n/));
  const long = sentences.filter((sentence) => wordsOf(sentence).length > 20);

  expect(long.length / sentences.length).toBeLessThan(0.01);
});
