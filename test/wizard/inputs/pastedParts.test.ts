import { describe, expect, it } from 'vitest';
import { controlTypes } from '../../../src/wizard/controls/controlTypes.ts';
import { type FormattedBoxes, distributePaste } from '../../../src/wizard/inputs/boxes/distributePaste.ts';
import { birthDateLayout } from '../../../src/wizard/controls/birthDate/birthDateLayout.ts';
import { policyNumberLayout } from '../../../src/wizard/controls/policyNumber/policyNumberLayout.ts';

const policyNumber: FormattedBoxes = { layout: policyNumberLayout, format: controlTypes.policyNumber };
const birthDate: FormattedBoxes = { layout: birthDateLayout, format: controlTypes.birthDate };

const hole = undefined;
const wholeNumber = ['1234', '5', '678', '901'];
const wholeDate = ['27', '03', '1986'];

describe('a policy number pasted', () => {
  const spellings = [
    '1234Y-5.678.901',
    '1234y-5.678.901',
    ' 1234 Y - 5 . 678 . 901 ',
    '12345678901',
    '1234 5 678 901',
    '1234-5-678-901',
    '1234Y\u20115.678.901',
    '1234Y\u20135.678.901',
    '1234Y5678901\n',
    'Versicherungsnummer: 1234Y-5.678.901',
    '1234/5/678/901',
  ];
  const cases = spellings.flatMap((spelling) => [0, 1, 2, 3].map((at) => [spelling, at] as const));

  it.each(cases)('ACT-014 as %j into box %i fills all boxes', (spelling, at) => {
    const parts = distributePaste(policyNumber, at, spelling);

    expect(parts).toEqual(wholeNumber);
    expect(controlTypes.policyNumber.parse(policyNumberLayout.join(parts as string[]))).toBe(
      '1234Y-5.678.901',
    );
  });

  it.each<[string, string, number, readonly (string | undefined)[] | null]>([
    ['what fits its box is the browser’s', '12', 0, null],
    ['groups go to their boxes', '5.678', 1, [hole, '5', '678']],
    ['what is too long flows on', '12345', 0, ['1234', '5']],
    ['from its own box on', '678901', 2, [hole, hole, '678', '901']],
    ['nothing is cut: the rest stays in the last box', '123456789012', 0, ['1234', '5', '678', '9012']],
    ['letters alone change nothing', 'Y', 1, [hole]],
  ])('ACT-015 %s', (_, pasted, at, parts) => {
    expect(distributePaste(policyNumber, at, pasted)).toEqual(parts);
  });
});

describe('a birth date pasted', () => {
  const spellings = [
    '27.03.1986',
    '27.3.1986',
    '27031986',
    '27 3 1986',
    '27. März 1986',
    '1986-03-27',
    'geb. 27.03.1986',
  ];

  it.each(spellings.flatMap((spelling) => [0, 1, 2].map((at) => [spelling, at] as const)))(
    'ACT-018 as %j into box %i fills all boxes',
    (spelling, at) => {
      expect(distributePaste(birthDate, at, spelling)).toEqual(wholeDate);
    },
  );

  it('ACT-019 a part goes into the box where it was pasted, and an impossible day stays for its error', () => {
    expect(distributePaste(birthDate, 1, '03.1986')).toEqual([hole, '03', '1986']);
    const parts = distributePaste(birthDate, 0, '31.02.1986');
    expect(parts).toEqual(['31', '02', '1986']);
    expect(read(birthDate, parts as string[])).toMatchObject({ code: 'dateNoSuchDay' });
  });
});

it.each([
  ['', '', '', null],
  ['27', '', '', { code: 'date' }],
  ['27', '03', '', { code: 'dateYearMissing' }],
  ['27', '03', '86', { code: 'dateYearShort' }],
  ['00', '03', '1986', { code: 'dateNoSuchDay' }],
  ['32', '03', '1986', { code: 'dateNoSuchDay' }],
  ['27', '00', '1986', { code: 'dateNoSuchMonth' }],
  ['27', '13', '1986', { code: 'dateNoSuchMonth' }],
  ['27', '03', '1899', { code: 'dateNoSuchYear' }],
  ['27', '03', '2101', { code: 'dateNoSuchYear' }],
  ['01', '01', '1900', '1900-01-01'],
  ['31', '12', '2100', '2100-12-31'],
  ['29', '02', '2000', '2000-02-29'],
  ['7', '3', '1986', '1986-03-07'],
] as const)('ACT-019 ACT-020 boxes %j %j %j read %j', (day, month, year, expected) => {
  expect(read(birthDate, [day, month, year])).toEqual(
    typeof expected === 'object' && expected !== null
      ? { ...expected, unreadable: `${day}.${month}.${year}` }
      : expected,
  );
});

function read({ layout, format }: FormattedBoxes, parts: readonly string[]): unknown {
  return format.parse(layout.join(parts));
}
