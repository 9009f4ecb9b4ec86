import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { evaluateValue, holds, type Facts, type SharedSource, type Walk } from '../../../src/engine/index.ts';
import { findTablesInUse } from '../../../src/engine/compile/findTablesInUse.ts';
import { createFormTexts } from '../../../src/wizard/texts/createFormTexts.ts';
import { checkbox, compile, formSource, type TestForm, text, walkOf, wizardOf } from '../testForm.ts';
import { enter, fieldAt } from '../walkActions.ts';

const tables: SharedSource['tables'] = {
  kinds: {
    says: 'Fahrzeugart',
    key: 'hazard',
    columns: { hazard: { type: 'string' }, kind: { type: 'string' } },
    rows: [
      { hazard: '112', kind: 'CAR' },
      { hazard: '251', kind: 'VAN' },
    ],
  },
  deductibles: {
    says: 'Selbstbeteiligung',
    key: 'code',
    unique: [['full', 'partial']],
    columns: {
      code: { type: 'string' },
      full: { type: 'number', format: 'euro' },
      partial: { type: 'number', format: 'euro' },
      vehicle: { match: 'value.vehicle' },
    },
    rows: [
      { code: '0532', full: 150, partial: 150, vehicle: ['CAR'] },
      { code: '0534', full: 500, partial: 150 },
      { code: '0537', full: 2500, partial: 150, vehicle: { not: ['CAR'] } },
      { code: '0599', full: 1000, partial: 1000, when: false },
    ],
  },
  mileages: {
    says: 'Fahrleistung',
    key: 'thousand',
    columns: { thousand: { type: 'integer' } },
    rows: [{ thousand: 0, when: false }, { thousand: 6 }, { thousand: { from: 7, to: 9 } }],
  },
  periods: {
    says: 'Zahlungsweise',
    key: 'code',
    columns: { code: { type: 'string' }, method: { match: 'with.method' } },
    rows: [{ code: 'MONTHLY', method: { not: ['INVOICE'] } }, { code: 'YEARLY' }],
  },
  blocks: {
    says: 'Sperren',
    hit: 'first',
    key: 'reason',
    columns: { reason: { type: 'string' }, rating: { type: 'boolean' } },
    rows: [
      { reason: 'dunning', when: { '>=': ['account.level', 3] }, rating: true },
      { reason: 'dealer', when: 'policy.dealer', rating: false },
    ],
  },
};

const form: TestForm = {
  steps: {
    one: {
      invoice: checkbox,
      period: { type: 'string' },
      code: { type: 'string' },
      mileage: { type: 'integer' },
      blocked: text(),
    },
  },
  start: { 'one.code': 'policy.code', 'one.mileage': 'policy.mileage' },
  rules: {
    values: { method: { if: ['one.invoice', { const: 'INVOICE' }, { const: 'DEBIT' }] } },
    conditions: {
      ratingBlocked: { some: ['table.blocks', 'row.rating'] },
      car: { '===': ['value.vehicle', 'CAR'] },
    },
    fields: {
      'one.period': { options: { table: 'periods', with: { method: 'value.method' } } },
      'one.code': { options: { table: 'deductibles', keep: 'old' } },
      'one.mileage': { options: 'mileages' },
      'one.blocked': { show: 'ratingBlocked', lock: [{ when: 'car' }] },
    },
  },
  shared: {
    values: { vehicle: { lookup: ['kinds', 'policy.hazard', 'kind'] } },
    tables: { ...tables, unread: { ...tables['kinds'], says: 'Niemand liest sie' } as never },
    facts: {
      facts: {
        'policy.hazard': { type: 'string', says: 'Fahrzeugart' },
        'policy.code': { type: 'string', says: 'Code' },
        'policy.mileage': { type: 'number', says: 'Fahrleistung' },
        'policy.dealer': { type: 'boolean', says: 'Autohaus' },
        'account.level': { type: 'number', says: 'Stufe' },
      },
    },
  },
};

const walk = (facts: Facts = {}) => walkOf(form, { 'policy.hazard': '112', ...facts });
const offered = (at: Walk, path: string) => fieldAt(at, path).options?.map(({ value }) => value);

describe('options of a table', () => {
  it('are the rows whose cells match: a list, everything but a list, or anything', () => {
    expect(offered(walk(), 'one.code')).toEqual(['0532', '0534']);
    expect(offered(walk({ 'policy.hazard': '251' }), 'one.code')).toEqual(['0534', '0537']);
    expect(offered(walk({ 'policy.hazard': '999' }), 'one.code')).toEqual(['0534', '0537']);
  });

  it('include the value on entry, even if its row is not offered', () => {
    const stored = walk({ 'policy.code': '0599' });
    const elsewhere = enter(stored, { 'one.code': '0534' });

    expect(offered(stored, 'one.code')).toEqual(['0532', '0534', '0599']);
    expect(fieldAt(stored, 'one.code').value).toBe('0599');
    expect(offered(elsewhere, 'one.code')).toEqual(['0532', '0534', '0599']);
  });

  it('may be ranges of numbers, without rows that are not offered', () => {
    expect(offered(walk(), 'one.mileage')).toEqual([6, 7, 8, 9]);
    expect(fieldAt(walk({ 'policy.mileage': 8 }), 'one.mileage').value).toBe(8);
    expect(fieldAt(walk({ 'policy.mileage': 0 }), 'one.mileage').value).toBeNull();
  });

  it('depend on values of the form, and are evaluated again when those change', () => {
    const paid = enter(walk(), { 'one.period': 'MONTHLY' });
    const invoice = enter(paid, { 'one.invoice': true });

    expect(offered(paid, 'one.period')).toEqual(['MONTHLY', 'YEARLY']);
    expect(offered(invoice, 'one.period')).toEqual(['YEARLY']);
    expect(fieldAt(invoice, 'one.period').value).toBeNull();
  });

  it('use one text for all rows, filled with their columns, where they have no text of their own', () => {
    const i18n = i18next.createInstance();
    void i18n.init({
      lng: 'de',
      resources: {
        de: {
          test: {
            'one.code.options.*': 'Vollkasko {full}, Teilkasko {partial}',
            'one.code.options.0534': 'die übliche',
          },
        },
      },
      keySeparator: false,
      interpolation: { prefix: '{', suffix: '}', escapeValue: false },
      initAsync: false,
    });
    const texts = createFormTexts(i18n, walk().wizard, {}).of('one.code', null);

    expect(texts.option('0537').replaceAll('\u00a0', ' ')).toBe('Vollkasko 2.500 €, Teilkasko 150 €');
    expect(texts.option('0534')).toBe('die übliche');
    expect(texts.option('0000')).toBe('');
  });
});

describe('rows of a table', () => {
  it('are the rows that apply now', () => {
    const blocked = walk({ 'account.level': 3, 'policy.dealer': true });
    const reasons = { expression: { each: [{ var: 'table.blocks' }, { var: 'row.reason' }] } };

    expect(evaluateValue(blocked, reasons)).toEqual(['dunning', 'dealer']);
    expect(evaluateValue(walk(), reasons)).toBeNull();
    expect(fieldAt(blocked, 'one.blocked').shown).toBe(true);
    expect(fieldAt(walk({ 'policy.dealer': true }), 'one.blocked').shown).toBe(false);
  });

  it('make a rule depend on the facts that decide which rows apply', () => {
    const rule = wizardOf(form).conditions.get('ratingBlocked');

    expect(rule?.reads).toEqual(['account.level', 'policy.dealer']);
  });

  it('are found by their key and by other columns, even if they are not offered', () => {
    const found = (key: object | string, column: string) =>
      evaluateValue(walk(), { expression: { lookup: ['deductibles', key as never, column] } });

    expect(found('0599', 'full')).toBe(1000);
    expect(found({ object: { full: { euro: '500' }, partial: { euro: '150' } } }, 'code')).toBe('0534');
    expect(found({ object: { full: { euro: '500' }, partial: { euro: '0' } } }, 'code')).toBeNull();
  });
});

describe('named values', () => {
  it('are read in conditions, also by tables', () => {
    const car = wizardOf(form).conditions.get('car');

    expect(car && holds(walk(), car)).toBe(true);
    expect(car && holds(walk({ 'policy.hazard': '251' }), car)).toBe(false);
    expect(car?.reads).toEqual(['policy.hazard']);
  });

  it.each([
    ['cyclic-value', { values: { a: 'value.b', b: 'value.a' }, start: { 'one.code': 'value.a' } }],
    ['unknown-path', { start: { 'one.code': 'value.vehicel' } }],
    ['unknown-column', { start: { 'one.code': { lookup: ['kinds', 'policy.hazard', 'sort'] } } }],
    [
      'not-unique',
      { start: { 'one.code': { lookup: ['deductibles', { full: 'policy.mileage' }, 'code'] } } },
    ],
    ['unknown-table', { fields: { 'one.code': { options: { table: 'deductible' } } } }],
    ['unknown-path', { conditions: { odd: { some: ['table.block', true] } } }],
    ['unknown-path', { conditions: { odd: { some: ['table.blocks', 'row.ratings'] } } }],
  ] as const)('%s is reported for %j', (code, rules) => {
    const compiled = compile({
      ...form,
      rules: { conditions: {}, ...rules },
      start: {},
      ...('start' in rules ? { start: rules.start } : {}),
    });

    expect(compiled.ok ? [] : compiled.problems.map((problem) => problem.code)).toContain(code);
  });
});

it('a form has only the tables that it reads', () => {
  const source = formSource(form);

  expect(Object.keys(findTablesInUse(source).tables)).toEqual([
    'kinds',
    'deductibles',
    'mileages',
    'periods',
    'blocks',
  ]);
});
