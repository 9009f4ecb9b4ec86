import { describe, expect, it } from 'vitest';
import {
  findDeclaredFormat,
  formats,
  type FormatName,
  writeAmountInColumn,
  writeValue,
} from '../../../src/engine/formats/formats.ts';

const words: Readonly<Record<FormatName, readonly (readonly [string | number, string])[]>> = {
  euro: [
    [1234.5, '1.234,50 €'],
    [0, '0 €'],
    [500, '500 €'],
    [-2500, '-2.500 €'],
    [1_000_000_000_000, '1.000.000.000.000 €'],
    [59.3, '59,30 €'],
    [-38.4, '-38,40 €'],
    [1_234_567.89, '1.234.567,89 €'],
  ],
  percent: [
    [37.5, '37,5 %'],
    [100, '100 %'],
  ],
  distance: [[12000, '12.000 km']],
  fileSize: [
    [12, '1 kB'],
    [312_000, '312 kB'],
    [1_234_567, '1,2 MB'],
    [10_000_000, '10 MB'],
  ],
  count: [
    [2026, '2026'],
    [12000, '12.000'],
    [0.5, '0,5'],
  ],
  date: [['2026-03-27', '27.03.2026']],
  time: [['14:05', '14:05 Uhr']],
  dateTime: [
    ['2026-03-27T13:05:00Z', '27.03.2026, 14:05 Uhr'],
    ['2026-07-31T22:30:00.000Z', '01.08.2026, 00:30 Uhr'],
  ],
};

const currency = { style: 'currency', currency: 'EUR' } as const;

describe('BRAND-012, BRAND-013 values are written the German way', () => {
  it.each(
    Object.entries(words).flatMap(([name, rows]) =>
      rows.map(([value, text]) => [name, value, text] as const),
    ),
  )('%s: %s is %s', (name, value, text) => {
    const format = Object.keys(formats).find((one): one is FormatName => one === name) ?? null;

    expect(writeValue(format, value).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it.each([
    ['euro', new Intl.NumberFormat('de-DE', { ...currency, trailingZeroDisplay: 'stripIfInteger' })],
    ['count', new Intl.NumberFormat('de-DE', { maximumFractionDigits: 10, useGrouping: 'min2' })],
  ] as const)('%s: numbers without the tables of `Intl` are written in the same way', (name, table) => {
    const values = Array.from({ length: 4000 }, (_, index) => ((index * 7919) % 4001) - 2000);
    for (const size of [0.01, 0.5, 1, 9.99, 1000.001, 1e7, 1e13])
      for (const value of values.map((one) => one * size))
        expect(writeValue(name, value)).toBe(table.format(value));
  });

  it('every declaration has its format', () => {
    expect(Object.values(formats).map(({ declared }) => findDeclaredFormat(declared))).toEqual(
      Object.keys(formats),
    );
  });

  it.each([
    [{ type: 'date' }, 'date'],
    [{ type: 'integer' }, 'count'],
    [{ type: 'integer', unit: 'km' }, 'distance'],
    [{ type: 'string' }, null],
    [{ type: 'string', format: 'email' }, null],
  ] as const)('%j is written as %s', (declared, format) => {
    expect(findDeclaredFormat(declared)).toBe(format);
  });

  it('a value that does not fit its format is written unchanged', () => {
    expect([writeValue('date', 8), writeValue('euro', 'offen'), writeValue(null, true)]).toEqual([
      '8',
      'offen',
      'true',
    ]);
  });
});

it.each([
  [500, '500,00\u00a0€'],
  [59.3, '59,30\u00a0€'],
  [-1234, '-1.234,00\u00a0€'],
])('BRAND-013 an amount among others to be compared has cents: %d', (amount, written) => {
  expect(writeAmountInColumn(amount)).toBe(written);
});
