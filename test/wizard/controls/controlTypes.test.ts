import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { controlTypes as controls, type ControlName } from '../../../src/wizard/controls/controlTypes.ts';
import { cleanText } from '../../../src/plain/cleanText.ts';
import type { Answer } from '../../../src/engine/index.ts';

/** Control, typed, canonical value. */
const read: readonly (readonly [ControlName, string, Answer])[] = [
  ['text', '  Auffahrunfall  ', 'Auffahrunfall'],
  ['text', '   ', null],
  ['textarea', ' eins\r\nzwei\n', 'eins\nzwei'],
  ['email', ' name@beispiel.de ', 'name@beispiel.de'],
  ['phone', '030/1234', '030/1234'],
  ['phone', ' +49 (0)30 1234 ', '+49 (0)30 1234'],
  ['phone', '0221\u00a0123\u202f45\u201367', '0221 123 45-67'],
  ['text', 'Ma\u0308rz\u00a0\u202eMax\u200b', 'März Max'],
  ['textarea', 'Zeuge\tAnna 👩‍👩‍👧\r\nOrt\u2028Köln', 'Zeuge Anna 👩‍👩‍👧\nOrt\nKöln'],
  ['email', 'name@beispiel.de\u200e', 'name@beispiel.de'],
  ['email', 'mailto:name@beispiel.de?subject=Schaden', 'name@beispiel.de'],
  ['email', 'E-Mail: name@beispiel.de.', 'name@beispiel.de'],
  ['email', 'Anna Beispiel <mailto:name@beispiel.de>;', 'name@beispiel.de'],
  ['email', 'Name@käse.de', 'Name@käse.de'],
  ['phone', '\u202a+49 170 1234567\u202c', '+49 170 1234567'],
  ['phone', 'tel:+49-170-1234567', '+49-170-1234567'],
  ['phone', 'Tel.: 0221 12345', '0221 12345'],
  ['phone', 'Tel. 0221 12345', '0221 12345'],
  ['phone', '０２２１\u3000１２３', '0221 123'],
  ['postalCode', 'D\u201350667', '50667'],
  ['postalCode', 'PLZ: 50667', '50667'],
  ['postalCode', 'D-50667', '50667'],
  ['postalCode', '50667', '50667'],
  ['postalCode', '1010', '1010'],
  ['plate', 'ka-ab 123e', 'KA-AB 123E'],
  ['plate', 'KA AB123', 'KA-AB 123'],
  ['plate', 'ka - ab 123 h', 'KA-AB 123H'],
  ['plate', 'kx1', 'K-X 1'],
  ['plate', 'KA\u2013AB\u202f123E', 'KA-AB 123E'],
  ['plate', 'Kennzeichen: KA\u2011AB 123', 'KA-AB 123'],
  ['plate', 'günab 1', 'GÜN-AB 1'],
  ['plate', 'KAAB 123', 'KAAB 123'],
  ['plate', 'Y-123 456', 'Y-123 456'],
  ['plate', '0 17-1', '0 17-1'],
  ['plate', 'w 12345 x', 'W 12345 X'],
  ['policyNumber', '1234Y-5.678.901', '1234Y-5.678.901'],
  ['policyNumber', '12345678901', '1234Y-5.678.901'],
  ['policyNumber', '1234 y 5 678 901', '1234Y-5.678.901'],
  ['policyNumber', 'Vertrag: 1234Y\u20115.678.901\u200b', '1234Y-5.678.901'],
  ['iban', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['iban', 'DE89', 'DE89'],
  ['iban', 'IBAN: DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['iban', 'IBAN DE89 3704 0044 0532 0130 00\u200e', 'DE89370400440532013000'],
  ['iban', 'DE89\u20113704\u00ad0044\u2060053201\u202f3000', 'DE89370400440532013000'],
  ['code', 'K7rw px42-QMTZ', 'K7rwpx42QMTZ'],
  ['code', ' K7RW\u00a0PX42\u2013QMTZ ', 'K7RWPX42QMTZ'],
  ['time', '14:05', '14:05'],
  ['time', '1405', '14:05'],
  ['time', '14.05', '14:05'],
  ['time', '14:05 Uhr', '14:05'],
  ['time', '14 Uhr', '14:00'],
  ['time', '14 Uhr 05', '14:05'],
  ['time', '9:05', '09:05'],
  ['time', '905', '09:05'],
  ['time', '0:00', '00:00'],
  ['time', 'ca. 14:30', '14:30'],
  ['time', 'gegen 14.30 Uhr', '14:30'],
  ['time', 'Uhrzeit: 14:30', '14:30'],
  ['time', '14:30:00', '14:30'],
  ['time', '14:30\u00a0Uhr.', '14:30'],
  ['number', '12.000', 12000],
  ['number', '12000', 12000],
  ['number', '12 000', 12000],
  ['number', '12\u202f000\u00a0km', 12000],
  ['number', 'ca. 12.000 km', 12000],
  ['number', "12'000", 12000],
  ['number', '12,50 €', 12.5],
  ['number', 'EUR 12,50', 12.5],
  ['number', '\u22125', -5],
  ['number', '-0,5', -0.5],
  ['number', '0.5', 0.5],
  ['password', ' a b ', ' a b '],
  ['password', '', null],
  ['yesNo', 'true', true],
  ['checkbox', 'false', false],
  ['radio', 'GLASS', 'GLASS'],
];

const refused: readonly (readonly [ControlName, string, string])[] = [
  ['policyNumber', '1234Y-5.678', 'policyNumberShort'],
  ['policyNumber', '123456789012', 'policyNumberLong'],
  ['policyNumber', '1234A-5.678.901', 'policyNumber'],
  ['iban', 'DE89 3704 €', 'iban'],
  ['code', '-', 'code'],
  ['time', '25:00', 'timeNoSuch'],
  ['time', '12:60', 'timeNoSuch'],
  ['time', 'mittags', 'time'],
  ['time', '14:5', 'time'],
  ['time', '14:30 bis 15:00', 'time'],
  ['text', 'Be\u0007ispiel', 'character'],
  ['text', 'Max\ud83d', 'character'],
  ['textarea', 'a\u0085b', 'character'],
  ['date', '20.\u001b11.2026', 'character'],
  ['email', 'a\0@b.de', 'character'],
  ['number', 'viele', 'number'],
  ['number', '1.23.4', 'number'],
  ['number', '12345678901234567', 'number'],
];

const dates: readonly (readonly [string, string])[] = [
  ['27.3.26', '2026-03-27'],
  ['27.03.2026', '2026-03-27'],
  ['27032026', '2026-03-27'],
  ['270326', '2026-03-27'],
  ['27 3 2026', '2026-03-27'],
  ['27/3/2026', '2026-03-27'],
  ['27-3-2026', '2026-03-27'],
  ['27. März 2026', '2026-03-27'],
  ['27 Mrz. 26', '2026-03-27'],
  ['27.maerz 2026', '2026-03-27'],
  ['1.2.26', '2026-02-01'],
  ['01.02.2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['1 2 2026', '2026-02-01'],
  ['1. Februar 2026', '2026-02-01'],
  ['1. Jänner 2026', '2026-01-01'],
  ['31. Dez. 1985', '1985-12-31'],
  ['31.12.85', '1985-12-31'],
  ['3.4.2026', '2026-04-03'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2000', '2000-02-29'],
  ['2026-03-27', '2026-03-27'],
  ['20.\u00a0November\u00a02025', '2025-11-20'],
  ['Fr, 20.11.2026', '2026-11-20'],
  ['Freitag, 20. November 2026', '2026-11-20'],
  ['Sonnabend, den 21.11.2026', '2026-11-21'],
  ['20.11.2026.', '2026-11-20'],
  ['am 20.11.2026', '2026-11-20'],
  ['Datum: 20.11.2026', '2026-11-20'],
  ['20.11.2026, 14:30 Uhr', '2026-11-20'],
  ['20.11.26 14:30', '2026-11-20'],
  ['2026-11-20T14:30:00', '2026-11-20'],
  ['2026/11/20', '2026-11-20'],
  ['20\u201311\u20132026', '2026-11-20'],
  ['\u200e20.11.2026\u200f', '2026-11-20'],
  ['27. Ma\u0308rz 2026', '2026-03-27'],
  ['２７.０３.２０２６', '2026-03-27'],
];

const noDates: readonly (readonly [string, string])[] = [
  ['31.02.2026', 'dateNoSuchDay'],
  ['31.04.2026', 'dateNoSuchDay'],
  ['29.02.2025', 'dateNoSuchDay'],
  ['29.02.1900', 'dateNoSuchDay'],
  ['0.1.2026', 'dateNoSuchDay'],
  ['00.03.2026', 'dateNoSuchDay'],
  ['32.03.2026', 'dateNoSuchDay'],
  ['27.00.2026', 'dateNoSuchMonth'],
  ['01.13.2026', 'dateNoSuchMonth'],
  ['03272026', 'dateNoSuchMonth'],
  ['27.3.', 'dateYearMissing'],
  ['27. März', 'dateYearMissing'],
  ['27.3.202', 'dateNoSuchYear'],
  ['27.3.1026', 'dateNoSuchYear'],
  ['gestern', 'date'],
  ['27', 'date'],
  ['Freitag', 'date'],
  ['20.11.2026 bis 22.11.2026', 'date'],
  ['27. Brumaire 2026', 'date'],
];

describe('controls', () => {
  it.each(read)('%s reads "%s" as %j', (control, typed, value) => {
    expect(controls[control].parse(typed)).toBe(value);
  });

  it.each<readonly [ControlName, number, string, string]>([
    ['plate', 10, 'MÜKAB1234E', 'MÜKAB1234E'],
    ['plate', 10, 'mük ab1234', 'MÜK AB1234'],
    ['plate', 10, 'ka ab123', 'KA-AB 123'],
    ['plate', 10, 'MÜK-AB 1234E', 'MÜK-AB 1234E'],
    ['phone', 20, '+49 (0) 221 / 12 34 56', '+49(0)221/123456'],
    ['phone', 20, '0221 12 34 56', '0221 12 34 56'],
    ['phone', 20, '0221 1234567890 1234567', '022112345678901234567'],
    ['code', 12, 'K7RW-PX42-QMTZ', 'K7RWPX42QMTZ'],
    ['code', 12, 'K7-RW-PX42QM', 'K7-RW-PX42QM'],
    ['code', 12, 'K7-RW-PX 42QM', 'K7-RW-PX42QM'],
  ])(
    '%s of at most %i characters reads "%s" as "%s": the limit counts what was typed',
    (control, limit, typed, value) => {
      const limits = { maxLength: limit, ...(control === 'code' && { minLength: limit }) };
      const answer = controls[control].parse(typed, limits);

      expect(answer).toBe(value);
      expect(controls[control].parse(controls[control].format(answer), limits)).toBe(value);
    },
  );

  it.each(refused)('%s refuses "%s" as %s and keeps it as typed', (control, typed, code) => {
    const answer = controls[control].parse(` ${typed} `);

    expect(answer).toEqual({ unreadable: typed, code });
    expect(controls[control].format(answer)).toBe(typed);
  });

  it.each<[ControlName, Answer, string]>([
    ['date', '2026-03-27', '27.03.2026'],
    ['iban', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['number', 12000, '12.000'],
    ['text', null, ''],
  ])('%s writes %j as "%s"', (control, value, text) => {
    expect(controls[control].format(value)).toBe(text);
  });

  it('a birth date needs four digits of the year', () => {
    expect(controls.birthDate.parse('27.3.45')).toEqual({ unreadable: '27.3.45', code: 'dateYearShort' });
    expect(controls.birthDate.parse('27.3.1945')).toBe('1945-03-27');
  });
});

describe('dates', () => {
  const home = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = home;
  });

  for (const zone of ['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland']) {
    it(`have the same day in ${zone}`, () => {
      process.env['TZ'] = zone;

      expect(dates.map(([typed]) => controls.date.parse(typed))).toEqual(dates.map(([, value]) => value));
    });
  }

  it.each(noDates)('SUM-020 refuses "%s": %s', (typed, code) => {
    expect(controls.date.parse(typed)).toEqual({ unreadable: typed, code });
  });
});

describe('parse(format(value))', () => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const line = fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => cleanText('line', text));
  const date = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  const canonical: Readonly<Record<Exclude<ControlName, 'upload'>, fc.Arbitrary<string | number | boolean>>> =
    {
      text: line.filter(Boolean),
      textarea: line.filter(Boolean),
      email: fc.emailAddress(),
      phone: fc.stringMatching(/^\+?\d(?: ?[\d/-]){3,15}\d$/),
      postalCode: fc.stringMatching(/^\d{5}$/),
      plate: fc.stringMatching(/^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} [1-9]\d{0,3}[EH]?$/),
      policyNumber: fc.stringMatching(/^\d{4}Y-\d\.\d{3}\.\d{3}$/),
      iban: fc.stringMatching(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/),
      date,
      birthDate: date.filter((day) => day < '2101'),
      code: fc.stringMatching(/^[A-Za-z0-9]{1,20}$/),
      time: fc.tuple(fc.nat(23), fc.nat(59)).map(([h, m]) => `${two(h)}:${two(m)}`),
      number: fc.oneof(
        fc.integer(),
        fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 100),
      ),
      password: fc.string({ minLength: 1 }),
      checkbox: fc.boolean(),
      switch: fc.boolean(),
      yesNo: fc.boolean(),
      radio: fc.stringMatching(/^[A-Z_]{1,20}$/),
      select: fc.stringMatching(/^[A-Z_]{1,20}$/),
    };

  const names = Object.keys(canonical) as (keyof typeof canonical)[];

  it.each(names)('is the value again: %s', (control) => {
    fc.assert(
      fc.property(canonical[control], (value) => {
        expect(controls[control].parse(controls[control].format(value))).toBe(value);
      }),
    );
  });

  it('is the answer again for any typed text', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[\d .:,/YE-]{0,14}$/),
    );

    fc.assert(
      fc.property(anything, fc.constantFrom(...names, 'upload' as const), (typed, control) => {
        const answer = controls[control].parse(typed);

        expect(controls[control].parse(controls[control].format(answer))).toEqual(answer);
      }),
      { numRuns: 2000 },
    );
  });
});
