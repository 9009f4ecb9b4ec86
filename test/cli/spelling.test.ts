import { describe, expect, it } from 'vitest';
import { listWords } from '../../src/analysis/index.ts';
import { splitIntoWords } from '../../src/analysis/lint/texts/splitIntoWords.ts';
import { findMisspelled } from '../../src/cli/spelling/findMisspelled.ts';
import { readForms } from '../../src/definitions/disk.ts';
import words from '../../schemas/_shared/words.json' with { type: 'json' };

describe('the dictionary', () => {
  it.each([
    ['Beitrgas', 'two letters that changed places'],
    ['Versicherungsschien', 'two letters of a compound that changed places'],
    ['Strasse', 'ss for ß'],
    ['Gruesse', 'ue for ü'],
    ['daß', 'the old spelling'],
    ['versicherung', 'a noun without a capital'],
    ['Please', 'an English word'],
    ['Lorem', 'a filler'],
    ['FIXME', 'a note of an author'],
  ])('does not know %s: %s', async (word) => {
    expect([...(await findMisspelled(new Set([word]))).keys()]).toEqual([word]);
  });

  it('knows German compounds that no list contains', async () => {
    const compounds = ['Hagelschadenmeldung', 'Werkstatttermin', 'Beitragsrechnungsversand'];

    expect(await findMisspelled(new Set(compounds))).toEqual(new Map());
  });

  it('suggests what may be meant', async () => {
    expect((await findMisspelled(new Set(['Beitrgas']))).get('Beitrgas')).toContain('Beitrags');
  });
});

it('every own word is in a text, and in no dictionary', async () => {
  const repository = readForms('.');
  const files = new Map(repository.files);
  files.delete('schemas/_shared/words.json');
  const used = listWords({ ...repository, files });

  expect(words.own.filter((word) => !used.has(word))).toEqual([]);
  expect([...(await findMisspelled(new Set(words.own))).keys()]).toEqual(words.own);
  expect([...listWords(repository)].filter((word) => words.own.includes(word))).toEqual([]);
});

it.each([
  ['Mehr bei [Ihrem Konto](account), E-Mail-Adresse.', ['Mehr', 'bei', 'Ihrem', 'Konto', 'E-Mail-Adresse']],
  ['{count} Tage, {brand}-Konto', ['Tage', 'Konto']],
  ['name@beispiel.de, www.beispiel.de/weg, https://a.com/b', []],
  ['/listen/de/Liste.pdf, Karte {number}.pdf', ['Karte']],
  ['Hilfe: npm run accounts -- list\nGrund: --reason <Grund>', ['Hilfe', 'Grund', 'Grund']],
  ['Geht’s weiter?', ['Geht’s', 'weiter']],
])('the words of "%s" are what people read', (text, expected) => {
  expect(splitIntoWords(text)).toEqual(expected);
});
