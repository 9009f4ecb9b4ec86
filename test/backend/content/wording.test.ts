import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import words from '../../../schemas/_shared/words.json' with { type: 'json' };

const folder = 'src/backend/content/entries';
const texts = readdirSync(folder).flatMap((file) =>
  stringsIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))).map((text) => ({ file, text })),
);

describe('texts of the content service', () => {
  it.each(Object.keys(words.instead))('never say "%s"', (word) => {
    const expression = new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u');

    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ text }) => expression.test(text))).toEqual([]);
  });

  it.each([
    ['a mailbox for documents', /digitalen Empfang|in Ihr Postfach/],
    ['an e-mail about new documents', /E-Mail, sobald .* Dokument/],
    ['the card as a file to load', /Karte .* herunterladen/],
    ['one page with all answers in every form', /alles noch einmal auf einer Seite/],
  ])('promise nothing that the portal does not do: %s', (_, promise) => {
    expect(texts.filter(({ text }) => promise.test(text))).toEqual([]);
  });
});

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
