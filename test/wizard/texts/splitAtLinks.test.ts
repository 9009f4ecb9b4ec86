import { expect, it } from 'vitest';
import { splitAtLinks } from '../../../src/wizard/texts/splitAtLinks.ts';

it.each([
  ['Nur Wörter.', [{ words: 'Nur Wörter.' }]],
  ['[Zum Kontakt](contact)', [{ words: 'Zum Kontakt', link: 'contact' }]],
  [
    'Bitte rufen Sie uns an: [0221 1](phone). Oder [schreiben](email) Sie.',
    [
      { words: 'Bitte rufen Sie uns an: ' },
      { words: '0221 1', link: 'phone' },
      { words: '. Oder ' },
      { words: 'schreiben', link: 'email' },
      { words: ' Sie.' },
    ],
  ],
  ['Klammern (so) und [so] bleiben.', [{ words: 'Klammern (so) und [so] bleiben.' }]],
  ['[Adresse](https://anderswo.example)', [{ words: '[Adresse](https://anderswo.example)' }]],
])('takes links out of a text: %s', (text, parts) => {
  expect(splitAtLinks(text, '0221 1')).toEqual(parts);
});

it('the number to call becomes a link in every text that has it; without a number there is none', () => {
  expect(splitAtLinks('Rufen Sie an: 030 5. Oder [030 5](phone).', '030 5')).toEqual([
    { words: 'Rufen Sie an: ' },
    { words: '030 5', link: 'phone' },
    { words: '. Oder ' },
    { words: '030 5', link: 'phone' },
    { words: '.' },
  ]);
  expect(splitAtLinks('Ohne Marke.', '')).toEqual([{ words: 'Ohne Marke.' }]);
});
