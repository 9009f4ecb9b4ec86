import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { reviewCommand } from '../../../src/cli/commands/reviewCommand.ts';
import { below, commitAll, definitionsCopy, editJson, type Json } from '../../cli/definitionsCopy.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function reviewAfter(file: string, change: (value: Json) => void): string {
  const root = definitionsCopy('test/analysis/base');
  roots.push(root);
  commitAll(root);
  editJson(root, file, change);
  const { code, text } = reviewCommand.run({ root, revision: 'HEAD', out: null, form: null, signed: false });
  expect(code).toBe(0);
  return text.slice(text.indexOf('<main>'));
}

const texts = 'schemas/repair/texts.de.json';
const rules = 'rules/repair.json';

describe('forms review', () => {
  it.each<[kind: string, file: string, change: (value: Json) => void, sentences: readonly string[]]>([
    [
      'condition',
      rules,
      (value) => (below(value, 'conditions', 'expensive')['if'] = { '>': ['damage.cost', 100] }),
      [
        '„Bitte rufen Sie uns bei hohen Kosten an.“ wird jetzt gezeigt, wo es bisher verborgen war.',
        '16 Situationen; bisher: verborgen; jetzt: gezeigt',
      ],
    ],
    [
      'option',
      'rules/_shared/tables.json',
      (value) => (below(value, 'parts')['rows'] as Json[]).splice(1, 1),
      ['Tabelle: Was beschädigt sein kann. Betroffen: „Schaden“', 'Die Zeile „WINDOW“ gibt es nicht mehr'],
    ],
    [
      'text',
      texts,
      (value) => (value['damage.part.legend'] = 'Was ist kaputt?'),
      ['Text bei „Was ist kaputt?“', 'bisher: „Was ist beschädigt?“', 'jetzt: „Was ist kaputt?“'],
    ],
    [
      'reply',
      'schemas/repair/calls.json',
      (value) => {
        const [call] = value['calls'] as Json[];
        const outcomes = call?.['outcomes'] as Json[];
        outcomes.splice(2, 1);
      },
      [', Antwort 422: jetzt '],
    ],
    [
      'table row',
      'rules/_shared/tables.json',
      (value) => (below(value, 'countries', 'rows', '0')['code'] = 'DEX'),
      ['Tabelle: Land und Code', 'Zeile „Deutschland“: „code“ ist jetzt DEX, bisher DEU.'],
    ],
    [
      'brand',
      'brands/testmarke/brand.json',
      (value) => (below(value, 'contact')['phone'] = '030 9999'),
      ['Marke Testmarke: ', 'bisher: „030 1234“', 'jetzt: „030 9999“'],
    ],
  ])('shows a planted mistake in a %s by its sentence', (_, file, change, sentences) => {
    const page = reviewAfter(file, change);
    for (const sentence of sentences) expect(page).toContain(sentence);
  });

  it('shows markup of a text as text, and knows no script', () => {
    const page = reviewAfter(texts, (value) => {
      value['damage.part.legend'] = '</p><script>alert(1)</script><img src=x onerror="alert(2)">`<b>`';
      value['damage.title'] = '"><svg onload=alert(3)>';
    });

    expect(page).not.toMatch(/<script|<img|<svg|<b>/);
    expect(page).toContain('&lt;script&gt;alert(1)');
  });

  it('warns of a brand that says another number or the opposite of the common text', () => {
    const page = reviewAfter('brands/testmarke/texts.de.json', (value) => {
      value['repair:damage.place.postalCode.label'] = 'Postleitzahl (4 Ziffern)';
      value['repair:damage.error.tooLongAgo'] = 'Der Schaden liegt nicht zu lange zurück.';
    });

    expect(page).toContain('Achtung: Der gemeinsame Text nennt andere Zahlen: „Postleitzahl (5 Ziffern)“');
    expect(page).toContain('Achtung: Nur einer der beiden Texte verneint.');
  });

  it('names a form without a difference not at all', () => {
    expect(reviewAfter(texts, () => undefined)).toContain('Nichts ist anders.');
  });
});
