import { expect, it } from 'vitest';
import { cleanEmail, normalizeEmail } from '../../src/plain/normalizeEmail.ts';

it.each([
  ['Anna.Beispiel@Beispiel.DE', 'anna.beispiel@beispiel.de'],
  ['anna@käse.de', 'anna@xn--kse-qla.de'],
  ['anna@KA\u0308SE.de', 'anna@xn--kse-qla.de'],
  ['anna@xn--kse-qla.de', 'anna@xn--kse-qla.de'],
  ['anna@straße.de', 'anna@xn--strae-oqa.de'],
  ['müller@beispiel.de', 'müller@beispiel.de'],
  ['ａｎｎａ＠beispiel．de', 'anna@beispiel.de'],
  ['anna@beispiel。de', 'anna@beispiel.de'],
  ['anna@beispiel.de\u200e', 'anna@beispiel.de'],
  ['\u202aanna@beispiel.de\u202c\u00a0', 'anna@beispiel.de'],
  ['an\u200bna@bei\u00adspiel.de', 'anna@beispiel.de'],
  ['mailto:anna@beispiel.de?subject=Hallo', 'anna@beispiel.de'],
  ['E-Mail: anna@beispiel.de', 'anna@beispiel.de'],
  ['Anna Beispiel <Anna@beispiel.de>', 'anna@beispiel.de'],
  ['anna@beispiel.de;', 'anna@beispiel.de'],
  ['anna\u2011maria@beispiel.de', 'anna-maria@beispiel.de'],
  // These are no addresses and stay what they are.
  ['anna', 'anna'],
  ['a@-b.de', 'a@-b.de'],
  ['a@b%00.de', 'a@b%00.de'],
  ['a@b.de/../c', 'a@b.de/../c'],
  ['a@1.2', 'a@1.2'],
  ['', ''],
])('the address %j is looked up as %j', (typed, normal) => {
  expect(normalizeEmail(typed)).toBe(normal);
  expect(normalizeEmail(normal)).toBe(normal);
});

it.each([
  ['mailto:Anna@Käse.de', 'Anna@Käse.de'],
  [' Anna@Käse.de,\u200e ', 'Anna@Käse.de'],
])('the address %j is shown as %j', (typed, shown) => {
  expect(cleanEmail(typed)).toBe(shown);
});
