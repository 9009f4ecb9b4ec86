import { expect, it } from 'vitest';
import { createName } from '../../../src/workbench/model/questions/createName.ts';

it.each([
  ['Haben Sie noch alle Schlüssel?', 'alleSchluessel', 'ALLE_SCHLUESSEL'],
  ['Wie groß ist der Schaden in €?', 'grossSchaden', 'GROSS_SCHADEN'],
  ['2. Fahrer', 'fahrer', '2_FAHRER'],
  ['Café', 'cafe', 'CAFE'],
  ['Was?', 'was', 'WAS'],
  ['?', '', ''],
])('makes of "%s" the name %s and the code %s', (words, name, code) => {
  expect(createName(words)).toBe(name);
  expect(createName(words, 'code')).toBe(code);
});
