import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** All texts that customers read on the screen, as `file key` and text. */
const texts = ['schemas', 'brands'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.de.json'))
    .flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Readonly<Record<string, string>>,
      ).map(([key, text]) => [`${folder}/${file} ${key}`, text] as const),
    ),
);
const having = (words: RegExp) => texts.filter(([, text]) => words.test(text));
const namesOf = (found: readonly (readonly [string, string])[]) => found.map(([name]) => name);

describe('one wording', () => {
  it.each([
    [
      'a lost connection',
      /(?<!Bank)[Vv]erbindung\b|[Oo]ffline/,
      /^Keine Verbindung\.|^Die Verbindung ist wieder da\.$/,
    ],
    [
      'another try',
      /\bversuch(?:en|t)? Sie\b|\bversuchen$/,
      /erneut|Versuchen Sie ein anderes Wort|in einem anderen/i,
    ],
    [
      'what did not work',
      /nicht geklappt/,
      /Das hat leider nicht geklappt\.|(?:änderung|Anmeldung|Hochladen|Abmelden) hat (?:leider )?nicht geklappt/,
    ],
  ])('for %s', (_, words, wording) => {
    const found = having(words);

    expect(found.length).toBeGreaterThan(1);
    expect(namesOf(found.filter(([, text]) => !wording.test(text)))).toEqual([]);
  });

  it('for answers that are still there: one text, which messages name', () => {
    expect(namesOf(having(/Angaben sind noch da/))).toEqual([
      'schemas/_shared/texts/wizard.de.json answersKept',
    ]);
    expect(having(/\{answersKept\}/).length).toBeGreaterThan(4);
  });
});
