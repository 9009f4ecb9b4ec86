import { describe, expect, it } from 'vitest';
import { evaluateValue, partsOfValue, type ValueExpression } from '../../../src/engine/index.ts';
import { choice, text, walkOf, when, yesNo, type TestForm } from '../testForm.ts';
import { addRow, enter } from '../walkActions.ts';

const form: TestForm = {
  facts: ['policy.plate'],
  steps: {
    one: {
      first: text(),
      last: text(),
      none: text(),
      agreed: yesNo,
      count: { type: 'integer', minimum: 0 },
      country: choice('Deutschland', 'Polen'),
      people: {
        type: 'array',
        maxItems: 9,
        items: { type: 'object', properties: { name: text(), known: yesNo } },
      },
    },
  },
  rules: {
    conditions: {
      agreed: when({ '===': [{ var: 'one.agreed' }, true] }),
      known: when({ '===': [{ var: 'row.known' }, true] }),
    },
    fields: { 'one.people': { optional: true } },
  },
  shared: { tables: { code: { says: 'Land', map: { Deutschland: 'DEU' } } } },
  derivations: {
    pair: (...values) => values.join('+'),
    nothing: () => undefined,
  },
};

const walk = enter(addRow(addRow(walkOf(form, { 'policy.plate': ' k-ab 1 ' }), 'one.people'), 'one.people'), {
  'one.first': 'Ada',
  'one.last': 'Lovelace',
  'one.agreed': true,
  'one.count': 0,
  'one.country': 'Deutschland',
  'one.people[1].name': 'Bo',
  'one.people[1].known': true,
});

const table: readonly [expression: ValueExpression, value: unknown][] = [
  ['one.first', 'Ada'],
  ['one.none', null],
  ['one.people', null],
  [{ const: 'one.first' }, 'one.first'],
  [{ const: ['a', 'b'] }, ['a', 'b']],
  [{ const: null }, null],
  [{ name: 'one.first', none: 'one.none' }, { name: 'Ada' }],
  [{ none: 'one.none' }, null],
  [{ name: 'one.first', inner: { none: 'one.none' } }, { name: 'Ada' }],
  [
    { trim: 'policy.plate', upper: 'policy.plate' },
    { trim: ' k-ab 1 ', upper: ' k-ab 1 ' },
  ],
  [{ firstOf: ['one.none', 'one.last', 'one.first'] }, 'Lovelace'],
  [{ firstOf: ['one.none'] }, null],
  [{ firstOf: ['one.none', 'one.count'] }, 0],
  [{ join: ['one.first', 'one.none', 'one.last', 'one.count', 'one.agreed'] }, 'Ada Lovelace 0'],
  [{ join: ['one.none'] }, null],
  [{ trim: 'policy.plate' }, 'k-ab 1'],
  [{ trim: 'one.count' }, 0],
  [{ trim: { const: '  ' } }, null],
  [{ upper: 'policy.plate' }, ' K-AB 1 '],
  [{ noSpaces: 'policy.plate' }, 'k-ab1'],
  [{ map: ['code', 'one.country'] }, 'DEU'],
  [{ map: ['code', { const: 'Polen' }] }, null],
  [{ map: ['code', 'one.none'] }, null],
  [{ map: ['code', { const: { no: 'key' } }] }, null],
  [{ is: 'agreed' }, true],
  [{ is: '!agreed' }, false],
  [{ is: 'one.agreed' }, true],
  [{ is: '!one.agreed' }, false],
  [{ if: ['agreed', 'one.first', 'one.last'] }, 'Ada'],
  [{ if: ['!agreed', 'one.first', 'one.last'] }, 'Lovelace'],
  [
    { each: ['one.people', { number: 'row.number', name: 'row.name', known: { is: 'known' } }] },
    [
      { number: 1, name: 'Bo', known: true },
      { number: 2, known: false },
    ],
  ],
  [{ each: ['one.people', { name: 'row.name' }] }, [{ name: 'Bo' }, {}]],
  [{ each: ['one.first', 'row.name'] }, null],
  [{ addDays: ['today', 3] }, '2026-11-24'],
  [{ addDays: ['one.none', 3] }, null],
  [{ addDays: ['one.count', 3] }, null],
  [{ orElse: ['one.none', []] }, []],
  [{ orElse: ['one.none', null] }, null],
  [{ sent: { orElse: ['one.none', null] }, left: 'one.none' }, { sent: null }],
  [{ orElse: ['one.count', 5] }, 0],
  [{ file: 'one.first' }, 'Ada'],
  [{ derive: ['pair', 'one.first', 'one.count'] }, 'Ada+0'],
  [{ derive: ['nothing'] }, null],
];

describe('the value language', () => {
  it.each(table)('%j is %j', (expression, value) => {
    expect(evaluateValue(walk, { expression, reads: [], readsRow: false })).toEqual(value);
  });

  it('refuses a derivation nobody handed in', () => {
    expect(() =>
      evaluateValue(walk, { expression: { derive: ['gone'] }, reads: [], readsRow: false }),
    ).toThrow('unknown derivation "gone"');
  });
});

describe('the parts of a value', () => {
  it('names everything it mentions with its place', () => {
    const parts = partsOfValue({
      name: { trim: 'a.first' },
      'odd/key~': 'a.second',
      rows: { each: ['a.rows', { is: 'known', part: 'row.part', inner: { is: 'known' } }] },
      chosen: { if: ['agreed', 'a.yes', 'a.no'] },
      code: { map: ['code', 'a.country'] },
      joined: { join: ['a.one', { upper: 'a.two' }] },
      first: { firstOf: ['a.three'] },
      moved: { addDays: [{ noSpaces: 'a.day' }, 1] },
      kept: { orElse: ['a.kept', []] },
      file: { file: 'a.file' },
      derived: { derive: ['pair', 'a.left', { const: 'a.literal' }] },
    });

    expect(parts.paths).toEqual([
      { path: 'a.first', pointer: '/name/trim', inRow: false },
      { path: 'a.second', pointer: '/odd~1key~0', inRow: false },
      { path: 'known', pointer: '/rows/each/1/is', inRow: true },
      { path: 'row.part', pointer: '/rows/each/1/part', inRow: true },
      { path: 'a.yes', pointer: '/chosen/if/1', inRow: false },
      { path: 'a.no', pointer: '/chosen/if/2', inRow: false },
      { path: 'a.country', pointer: '/code/map/1', inRow: false },
      { path: 'a.one', pointer: '/joined/join/0', inRow: false },
      { path: 'a.two', pointer: '/joined/join/1/upper', inRow: false },
      { path: 'a.three', pointer: '/first/firstOf/0', inRow: false },
      { path: 'a.day', pointer: '/moved/addDays/0/noSpaces', inRow: false },
      { path: 'a.kept', pointer: '/kept/orElse/0', inRow: false },
      { path: 'a.file', pointer: '/file/file', inRow: false },
      { path: 'a.left', pointer: '/derived/derive/1', inRow: false },
    ]);
    expect(parts.conditions).toEqual([
      { ref: 'known', pointer: '/rows/each/1/inner/is', inRow: true },
      { ref: 'agreed', pointer: '/chosen/if/0', inRow: false },
    ]);
    expect(parts.lists).toEqual([{ path: 'a.rows', pointer: '/rows/each/0' }]);
    expect(parts.tables).toEqual([{ name: 'code', pointer: '/code/map/0' }]);
    expect(parts.derivations).toEqual([{ name: 'pair', pointer: '/derived/derive/0' }]);
    expect(parts.mistakes).toEqual([]);
  });

  it.each<readonly [unknown, string]>([
    [{ member: 1 }, '/member'],
    [{ member: null }, '/member'],
    [{ trim: ['a.one', 'a.two'] }, '/trim'],
    [{ if: ['agreed', 'a.one'] }, '/if'],
    [{ member: ['a.one'] }, '/member'],
    [{ firstOf: ['a.one', true] }, '/firstOf/1'],
    [{ upper: 7 }, '/upper'],
  ])('finds the mistake in %j', (expression, pointer) => {
    expect(partsOfValue(expression as ValueExpression).mistakes.map((mistake) => mistake.pointer)).toEqual([
      pointer,
    ]);
  });
});
