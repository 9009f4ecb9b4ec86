import { expect, it } from 'vitest';
import { settingWords, withSettings } from '../../../src/engine/index.ts';

const at = { from: '20:30', until: '23:00' };
const night = { weekdays: [1, 2, 3, 4, 5, 6], from: '00:15', until: '01:15' };

it.each([
  ['numbers in digits', { n: { value: 180 } }, { n: '180', nInWords: '180' }],
  ['numbers up to twelve as words, too', { n: { value: 12 } }, { n: '12', nInWords: 'zwölf' }],
  ['large numbers in groups', { n: { value: 150_000 } }, { n: '150.000', nInWords: '150.000' }],
  ['amounts with their unit', { n: { value: 1000, format: 'euro' } }, { n: '1.000\u00a0€' }],
  ['no other values', { n: { value: true }, m: { value: 'SF45' }, l: { value: ['a'] }, $schema: '../x' }, {}],
  ['names of a table by their keys', { l: { value: { '20Y1': 'A', kps: 'B' } } }, { l20Y1: 'A', lKps: 'B' }],
  ['no name of a table with other values', { l: { value: { a: 'A', b: 1 } } }, {}],
  [
    'one day of the week',
    { w: { value: [{ weekdays: [0], ...at }] } },
    { w: 'sonntags von 20:30 bis 23:00 Uhr', W: 'Sonntags von 20:30 bis 23:00 Uhr' },
  ],
  [
    'every day',
    { w: { value: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], ...at }] } },
    { w: 'täglich von 20:30 bis 23:00 Uhr', W: 'Täglich von 20:30 bis 23:00 Uhr' },
  ],
  [
    'consecutive days, also over the end of the week',
    { w: { value: [{ weekdays: [0, 6, 5], ...at }, night] } },
    {
      w: 'Freitag bis Sonntag von 20:30 bis 23:00 Uhr und Montag bis Samstag von 00:15 bis 01:15 Uhr',
      W: 'Freitag bis Sonntag von 20:30 bis 23:00 Uhr und Montag bis Samstag von 00:15 bis 01:15 Uhr',
    },
  ],
  [
    'single days',
    { w: { value: [{ weekdays: [3, 1], ...at }] } },
    {
      w: 'montags und mittwochs von 20:30 bis 23:00 Uhr',
      W: 'Montags und mittwochs von 20:30 bis 23:00 Uhr',
    },
  ],
])('the words have %s', (_, settings, words) => {
  expect(settingWords(settings)).toEqual(words);
});

it('names of settings in a text are filled in, and other names in braces stay', () => {
  const words = settingWords({ draftDays: { value: 7 } });

  expect(withSettings('{draftDays} sind {draftDaysInWords} Tage, {name}.', words)).toBe(
    '7 sind sieben Tage, {name}.',
  );
});
