import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findYoungDriverDocument } from '../../../src/backend/content/findYoungDriverDocument.ts';
import { loadEntries } from '../../../src/backend/content/loadEntries.ts';
import { shippedConditions } from '../../../src/backend/content/loadTariffConditions.ts';
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

  it('leave the server with numbers in place of the settings that they name', async () => {
    const call = { brand: null, origin: 'http://localhost', now: new Date(), today: '2026-11-21' };
    const sent = [loadEntries(), shippedConditions(), await findYoungDriverDocument(call)].flatMap(stringsIn);

    expect(texts.some(({ text }) => /\{\w+\}/.test(text))).toBe(true);
    expect(sent.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
    expect(sent).toContain('Antrag für Fahrer unter 23 Jahren');
  });
});

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
