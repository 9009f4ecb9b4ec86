import { describe, expect, it } from 'vitest';
import { loadEntries } from '../../../src/backend/content/loadEntries.ts';
import { extractPlainText, readLegalText } from '../../../src/content/index.ts';
import { toRichText } from '../../../src/backend/content/toRichText.ts';
import { shippedBrands } from '../../brand/shippedBrands.ts';

const entry = (brand: string, words: string) => ({ id: brand, brand, content: toRichText([words]) });

it('LEGAL-002 a text of the brand takes precedence over a text for all brands', () => {
  const entries = { entries: [entry('all', 'für alle'), entry('eskamp', 'für Eskamp')], lost: 0 };

  expect(extractPlainText(readLegalText(entries, 'eskamp'))).toBe('für Eskamp');
  expect(extractPlainText(readLegalText(entries, 'marlau'))).toBe('für alle');
  expect(readLegalText({ entries: [], lost: 0 }, 'marlau')).toBeNull();
});

it.each(shippedBrands().map(({ id, realm }) => ({ id, brand: realm.toLowerCase() })))(
  'LEGAL-002 $id has an imprint of its own',
  ({ brand }) => {
    const imprints = loadEntries().filter(
      ({ sys, fields }) => sys.contentType?.sys.id === 'imprint' && fields['brand'] === brand,
    );

    expect(imprints).toHaveLength(1);
  },
);

it('LEGAL-002 a text that cannot be read is no missing one', () => {
  expect(() => readLegalText({ entries: [{ id: '1', brand: 'all', content: true }], lost: 0 }, 'x')).toThrow(
    'can be read',
  );
  expect(() => readLegalText({ entries: [], lost: 1 }, 'x')).toThrow('can be read');
});

describe.each([
  ['privacy', 'generalText', 'PRIVACY'],
  ['cookies', 'generalText', 'COOKIES'],
  ['imprint', 'imprint', undefined],
  ['terms of use', 'termsOfUse', undefined],
])('the text about %s', (_, type, category) => {
  it.each(shippedBrands().map(({ realm }) => realm.toLowerCase()))(
    'LEGAL-005 is there for %s, in German and as content',
    (brand) => {
      const entries = loadEntries()
        .filter(({ sys }) => sys.contentType?.sys.id === type)
        .map(({ fields }) => fields)
        .filter((fields) => fields['category'] === category)
        .filter((fields) => ['all', brand].includes(String(fields['brand'])));
      const text = extractPlainText(readLegalText({ entries, lost: 0 }, brand));

      expect(text.length).toBeGreaterThan(100);
      expect(text).toMatch(/\b(und|für|der|die)\b/);
    },
  );
});
