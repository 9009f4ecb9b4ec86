import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { reviewCommand } from '../../../src/cli/commands/reviewCommand.ts';
import { below, commitAll, definitionsCopy, editJson, type Json } from '../../cli/definitionsCopy.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

async function reviewAfter(file: string, change: (value: Json) => void): Promise<string> {
  const root = definitionsCopy('test/analysis/base');
  roots.push(root);
  commitAll(root);
  editJson(root, file, change);
  const { code, text } = await reviewCommand.run({
    root,
    revision: 'HEAD',
    out: null,
    form: null,
    signed: false,
  });
  expect(code).toBe(0);
  return text.slice(text.indexOf('<main>'));
}

/** What stands on the page outside of technical notes. */
function readByPeople(page: string): string {
  return page
    .replaceAll(/<details>[\s\S]*?<\/details>/g, '')
    .replace(/<pre>[\s\S]*?<\/pre>/, '')
    .replaceAll(/ (?:id|href|aria-labelledby|data-subject)="[^"]*"/g, '');
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
      ['Beim Absenden, Angaben stimmen nicht: jetzt '],
    ],
    [
      'table row',
      'rules/_shared/tables.json',
      (value) => (below(value, 'countries', 'rows', '0')['code'] = 'DEX'),
      ['Tabelle: Land und Code', 'Zeile „Deutschland“: jetzt DEX, bisher DEU.'],
    ],
    [
      'brand',
      'brands/testmarke/brand.json',
      (value) => (below(value, 'contact')['phone'] = '030 9999'),
      ['Marke Testmarke: ', 'bisher: „030 1234“', 'jetzt: „030 9999“'],
    ],
  ])('shows a planted mistake in a %s by its sentence', async (_, file, change, sentences) => {
    const page = await reviewAfter(file, change);
    const read = readByPeople(page);
    for (const sentence of sentences) expect(read).toContain(sentence);
    expect(read).not.toMatch(/<code>|repair\.|reportRepair|damage\.|\.json/);
  });

  it('draws a changed step before and after in one situation, and names each difference', async () => {
    const page = await reviewAfter(texts, (value) => {
      value['damage.part.legend'] = 'Was ist kaputt?';
      value['damage.part.options.DOOR'] = 'Türe';
    });
    const [, before = '', after = ''] = page.split('<figure class="side">');

    expect(page).toContain('Schritt „Schaden“');
    expect(before).toMatch(/<del>Was ist beschädigt\?<\/del>[\s\S]*Tür <span class="badge">entfällt/);
    expect(after).toMatch(/<ins>Was ist kaputt\?<\/ins>[\s\S]*Türe <span class="badge">neu/);
    expect(after).toMatch(/\d+ weitere Stellen, unverändert/);
  });

  it('says what was proven and passed before and now, and which exceptions are new, with their reason', async () => {
    const page = await reviewAfter(rules, (value) => {
      below(value, 'fields', 'damage.other')['x-lint'] = {
        'answer-unused': 'Kommt mit der nächsten Version.',
      };
    });

    expect(page).toContain('Neue Ausnahme: Kommt mit der nächsten Version.');
    expect(page).toMatch(/Beweis über alle Antworten[\s\S]*unverändert/);
  });

  it('shows markup of a text as text, and knows no script', async () => {
    const page = await reviewAfter(texts, (value) => {
      value['damage.part.legend'] = '</p><script>alert(1)</script><img src=x onerror="alert(2)">`<b>`';
      value['damage.title'] = '"><svg onload=alert(3)>';
    });

    expect(page).not.toMatch(/<script|<img|<svg|<b>/);
    expect(page).toContain('&lt;script&gt;alert(1)');
  });

  it('warns of a brand that says another number or the opposite of the common text', async () => {
    const page = await reviewAfter('brands/testmarke/texts.de.json', (value) => {
      value['repair:damage.place.postalCode.label'] = 'Postleitzahl (4 Ziffern)';
      value['repair:damage.error.tooLongAgo'] = 'Der Schaden liegt nicht zu lange zurück.';
    });

    expect(page).toContain('Achtung: Der gemeinsame Text nennt andere Zahlen: „Postleitzahl (5 Ziffern)“');
    expect(page).toContain('Achtung: Nur einer der beiden Texte verneint.');
  });

  it('names a form without a difference not at all', async () => {
    expect(await reviewAfter(texts, () => undefined)).toContain('Nichts ist anders.');
  });
});
