import { getCountrySpecifications } from 'ibantools';
import { expect, it } from 'vitest';
import { control } from '../../../src/wizard/controls/iban/control.ts';
import lengths from '../../../src/wizard/controls/iban/lengths.json' with { type: 'json' };

/** SEPA countries and the length of their account numbers, from the registry that the check of the server uses. */
const registered = Object.entries(getCountrySpecifications()).flatMap(([country, { SEPA, chars }]) =>
  SEPA && chars !== null ? [[country, chars] as const] : [],
);

it.each(registered)('an account number of %s is complete with %i characters', (country, length) => {
  const number = country.padEnd(length, '0');

  expect([number.slice(0, -1), number, `${number}0`].map(control.isWhole)).toEqual([false, true, false]);
});

it('only SEPA countries have a length of account numbers', () => {
  expect(Object.keys(lengths).toSorted()).toEqual(registered.map(([country]) => country).toSorted());
});
