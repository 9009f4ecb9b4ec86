import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  asJson,
  Money,
  evaluateExpression,
  expandExpression,
  operators,
  getOperatorTools,
  plainScope,
  type Facts,
  type Expression,
  type Operator,
} from '../../../src/engine/index.ts';
import fc from 'fast-check';
import { choice, text, when, wizardOf } from '../testForm.ts';

const wizard = wizardOf({
  steps: { one: { a: text(), kind: choice('CAR', 'VAN') } },
  rules: {
    conditions: {
      isCar: when({ '===': [{ var: 'one.kind' }, 'CAR'] }),
      hasRows: when({ and: [{ answered: ['table.wheels'] }, { answered: ['table.ages'] }] }),
    },
  },
  shared: {
    tables: {
      wheels: {
        says: 'Räder',
        key: 'kind',
        unique: [['wheels', 'trailer']],
        columns: {
          kind: { type: 'string' },
          wheels: { type: 'integer' },
          trailer: { type: 'boolean' },
          price: { type: 'number', format: 'euro' },
          owner: { match: 'one.a' },
        },
        rows: [
          { kind: 'CAR', wheels: 4, trailer: false, price: 12.5 },
          { kind: 'VAN', wheels: 6, when: false },
          { kind: 'CARAVAN', wheels: 4, trailer: true, owner: { not: ['Köln'] } },
        ],
      },
      ages: {
        says: 'Alter',
        key: 'age',
        columns: { age: { type: 'integer' } },
        rows: [{ age: { from: 18, to: 22 } }],
      },
    },
  },
});

const countries = {
  says: 'Land',
  key: 'name',
  columns: { name: { type: 'string' }, code: { type: 'string' } },
  rows: [{ name: 'Deutschland', code: 'DEU' }],
} as const;

const given: Facts = {
  today: '2026-11-21',
  a: 'Köln',
  'one.a': 'Köln',
  number: 7,
  zero: 0,
  yes: true,
  no: false,
  date: '2026-02-28',
  born: '2008-02-29',
  empty: '',
  'one.kind': 'CAR',
  people: [
    { name: 'Ada', age: 20 },
    { name: 'Bo', age: 40 },
  ],
  nobody: [],
  nothing: null,
  someone: [{ name: 'Ada' }],
  places: [
    { name: 'Zeitz', rank: 2 },
    { name: 'Ulm' },
    { name: 'Überlingen', rank: 1 },
    { name: 'Aachen', rank: 2 },
  ],
};

const inOrder = (by: string): Expression => ({
  each: [{ sort: [{ var: 'places' }, { var: by }] }, { var: 'row.name' }],
});

const table: readonly [rule: Expression, result: unknown][] = [
  [{ '===': [{ var: 'a' }, 'Köln'] }, true],
  [{ '===': [{ var: 'number' }, '7'] }, false],
  [{ '===': [{ var: 'missing' }, null] }, false],
  [{ '!==': [{ var: 'a' }, 'Bonn'] }, true],
  [{ '!==': [{ var: 'missing' }, 'Bonn'] }, false],
  [{ '<': [{ var: 'missing' }, 18] }, false],
  [{ '<': [18, { var: 'missing' }] }, false],
  [{ '<=': [{ var: 'people' }, { var: 'people' }] }, false],
  [{ '===': [{ var: 'yes' }, true] }, true],
  [{ '<': [1, 1] }, false],
  [{ '<=': [2, 1] }, false],
  [{ '<': [{ var: 'number' }, '8'] }, false],
  [{ '>': [1, 1] }, false],
  [{ '>=': [4, 4] }, true],
  [{ '<': [{ var: 'zero' }, 1] }, true],
  [{ '<=': ['2026-01-01', '2026-01-01'] }, true],
  [{ '>': [{ var: 'date' }, '2026-01-31'] }, true],
  [{ '>=': [3, 4] }, false],
  [{ and: [{ var: 'yes' }, { '!': { var: 'no' } }] }, true],
  [{ or: [{ var: 'no' }, { var: 'missing' }] }, null],
  [{ '!': { var: 'missing' } }, true],
  [{ if: [{ var: 'yes' }, 'A', 'B'] }, 'A'],
  [{ in: [{ var: 'a' }, ['Bonn', 'Köln']] }, true],
  [{ in: [{ var: 'missing' }, [null, 'Köln']] }, false],
  [{ some: [{ var: 'people' }, { '>': [{ var: 'row.age' }, 30] }] }, true],
  [{ all: [{ var: 'people' }, { '>': [{ var: 'row.age' }, 30] }] }, false],
  [{ none: [{ var: 'people' }, { '===': [{ var: 'row.name' }, 'Cy'] }] }, true],
  [{ all: [{ var: 'nobody' }, true] }, false],
  [{ some: [{ var: 'people' }, { '===': [{ var: 'row.number' }, 2] }] }, true],
  [{ some: [{ var: 'people' }, { '===': [{ var: 'row.number' }, 0] }] }, false],
  [{ none: [{ var: 'people' }, { answered: 'row.gone' }] }, true],
  [{ var: 'nothing' }, null],
  [{ some: [{ var: 'people' }, { '===': [{ var: 'row.age' }, { var: 'number' }] }] }, false],
  [{ all: [{ var: 'people' }, { '>': [{ var: 'row.age' }, { var: 'number' }] }] }, true],
  [{ answered: 'a' }, true],
  [{ answered: 'missing' }, false],
  [{ answered: 'empty' }, false],
  [{ changed: 'a' }, true],
  [{ changed: 'missing' }, false],
  [{ old: 'a' }, null],
  [{ addDays: [{ var: 'date' }, 1] }, '2026-03-01'],
  [{ addDays: [{ var: 'missing' }, 1] }, null],
  [{ addDays: [{ var: 'date' }, { var: 'missing' }] }, null],
  [{ addDays: [{ var: 'date' }, 1.5] }, null],
  [{ addDays: ['2026-02-30', 1] }, null],
  [{ addDays: ['x2026-02-28', 1] }, null],
  [{ addDays: ['2026-02-28x', 1] }, null],
  [{ addDays: ['2026-12-31', -365] }, '2025-12-31'],
  [{ addDays: ['2026-01-01', 9_000_000_000] }, null],
  [{ daysBetween: ['2026-03-28', '2026-03-30'] }, 2],
  [{ daysBetween: ['2026-02-30', '2026-03-30'] }, null],
  [{ daysBetween: ['2026-03-30', '2026-02-30'] }, null],
  [{ daysBetween: ['2026-03-30', '2026-03-28'] }, -2],
  [{ daysBetween: ['2024-02-29', '2025-03-01'] }, 366],
  [{ daysBetween: [{ var: 'missing' }, '2026-03-28'] }, null],
  [{ age: ['2008-13-01', '2026-03-01'] }, null],
  [{ age: ['2008-03-01', '2026-13-01'] }, null],
  [{ age: [{ var: 'missing' }, '2026-03-01'] }, null],
  [{ age: ['2000-11-21', { var: 'today' }] }, 26],
  [{ age: ['2000-11-22', { var: 'today' }] }, 25],
  [{ age: [{ var: 'born' }, '2026-02-28'] }, 17],
  [{ age: [{ var: 'born' }, '2026-03-01'] }, 18],
  [{ length: { var: 'a' } }, 4],
  [{ length: { var: 'people' } }, 2],
  [{ length: { var: 'missing' } }, 0],
  [{ length: { var: 'number' } }, 0],
  [{ length: '😀' }, 1],
  [{ startsWith: [{ var: 'a' }, 'Kö'] }, true],
  [{ startsWith: [{ var: 'a' }, 'ln'] }, false],
  [{ startsWith: [{ var: 'a' }, { var: 'missing' }] }, false],
  [{ endsWith: [{ var: 'missing' }, 'ln'] }, false],
  [{ endsWith: [{ var: 'a' }, 'ln'] }, true],
  [{ endsWith: [{ var: 'a' }, 'Kö'] }, false],
  [{ min: ['2026-05-01', { var: 'today' }] }, '2026-05-01'],
  [{ max: [3, { var: 'number' }] }, 7],
  [{ max: [3, { var: 'missing' }] }, null],
  [{ max: ['a', 'c', 'b'] }, 'c'],
  [{ max: [3, 'b'] }, null],
  [{ max: [true, false] }, null],
  [{ min: [3, 1, 2] }, 1],
  [{ lookup: ['wheels', 'toString', 'wheels'] }, null],
  [{ lookup: ['wheels', 'CAR', 'wheels'] }, 4],
  [{ lookup: ['wheels', 'CAR', 'price'] }, new Money(1250)],
  [{ lookup: ['wheels', 'VAN', 'wheels'] }, 6],
  [{ lookup: ['wheels', 'VAN', 'price'] }, null],
  [{ lookup: ['wheels', { var: 'missing' }, 'wheels'] }, null],
  [{ lookup: ['wheels', { var: 'people' }, 'wheels'] }, null],
  [{ lookup: ['wheels', { object: { wheels: 4, trailer: true } }, 'kind'] }, 'CARAVAN'],
  [{ lookup: ['wheels', { object: { trailer: { var: 'no' }, wheels: 4 } }, 'kind'] }, 'CAR'],
  [{ lookup: ['wheels', { object: { wheels: 6, trailer: { var: 'nothing' } } }, 'kind'] }, null],
  [{ lookup: ['wheels', { object: { wheels: 4 } }, 'kind'] }, null],
  [{ lookup: ['gone', 'CAR', 'wheels'] }, null],
  [{ each: [{ var: 'table.wheels' }, { var: 'row.kind' }] }, ['CAR']],
  [{ first: [{ var: 'table.wheels' }, { var: 'row.price' }] }, new Money(1250)],
  [{ length: [{ var: 'table.ages' }] }, 5],
  [{ sum: [{ var: 'table.ages' }, { var: 'row.age' }] }, 100],
  [{ is: 'isCar' }, true],
  [{ var: 'empty' }, null],
  [{ length: { var: 'nobody' } }, 0],
  [{ in: [{ var: 'a' }, { var: 'missing' }] }, false],
  [{ in: ['x', ['Bonn', 'Köln']] }, false],
  [{ '!': [{ var: 'nobody' }] }, true],
  [{ '!': [{ var: 'people' }] }, false],
  [{ '!': [{ var: 'someone' }] }, false],
  [inOrder('row.rank'), ['Überlingen', 'Zeitz', 'Aachen', 'Ulm']],
  [inOrder('row.name'), ['Aachen', 'Überlingen', 'Ulm', 'Zeitz']],
  [inOrder('row.none'), ['Zeitz', 'Ulm', 'Überlingen', 'Aachen']],
  [{ each: [{ sort: [{ var: 'missing' }, { var: 'row.name' }] }, { var: 'row.name' }] }, null],
  [{ var: 'constructor' }, null],
  [{ var: '__proto__' }, null],
];

describe('operators', () => {
  const scope = plainScope(wizard, given);

  it.each(table)('%j gives %j', (rule, result) => {
    expect(evaluateExpression(rule, scope)).toEqual(result);
  });

  it('an unknown condition throws', () => {
    expect(() => evaluateExpression({ is: 'gone' }, scope)).toThrow('unknown condition "gone"');
  });
});

describe('the example of an operator', () => {
  const examples = wizardOf({
    steps: { one: { a: text() } },
    rules: {
      conditions: {
        full: { '===': ['policy.full', true] },
        german: { '===': [{ lookup: ['countries', 'one.a', 'code'] }, 'DEU'] },
      },
    },
    facts: ['policy.full'],
    shared: { tables: { countries } },
    derivations: {
      double: {
        from: { properties: { of: { type: 'number' } }, required: ['of'] },
        to: { type: 'number' },
        says: 'das Doppelte',
        derive: ({ of }) => Number(of) * 2,
      },
    },
  });

  it.each(Object.entries<Operator>(operators))('%s has the stated result', (name, { result }) => {
    const { example } = getOperatorTools(name);
    const position = result === 'boolean' ? 'condition' : 'value';
    const { expression, parts } = expandExpression(example.write, position);
    const given = example.given as Facts;

    expect(parts.filter(({ kind }) => kind === 'mistake')).toEqual([]);
    expect(asJson(evaluateExpression(expression, plainScope(examples, given)))).toEqual(example.gives);
    expect(expandExpression(expression, position).expression).toEqual(expression);
  });
});

describe('against json-logic-js as shipped', () => {
  const require = createRequire(import.meta.url);
  const path = require.resolve('json-logic-js');
  delete require.cache[path];
  const stock = require(path) as { apply: (rule: Expression, data: unknown) => unknown };

  const leaf = fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.boolean(),
    fc.constantFrom('A', 'B', ''),
    fc.constantFrom('x', 'y', 'z').map((name) => ({ var: name })),
  );
  const { rule } = fc.letrec<{ rule: Expression }>((tie) => ({
    rule: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(tie('rule'), { minLength: 1, maxLength: 3 }))
        .map(([op, parts]) => ({ [op]: parts })),
      tie('rule').map((part) => ({ '!': [part] })),
      fc.tuple(tie('rule'), tie('rule'), tie('rule')).map((parts) => ({ if: parts })),
      fc.tuple(leaf, fc.array(fc.constantFrom('A', 'B', 1, 2))).map((parts) => ({ in: parts })),
      fc
        .tuple(
          fc.constantFrom('===', '!==', '<', '<=', '>', '>='),
          fc.constantFrom('x', 'y', 'z'),
          fc.integer({ min: -3, max: 3 }),
        )
        .map(([op, name, number]) => ({ [op]: [{ var: name }, number] })),
    ),
  }));
  const answers = fc.record({
    x: fc.integer({ min: -3, max: 3 }),
    y: fc.integer({ min: -3, max: 3 }),
    z: fc.integer({ min: -3, max: 3 }),
  });

  it('operators give the same results for complete answers', () => {
    fc.assert(
      fc.property(rule, answers, (candidate, data) => {
        expect(evaluateExpression(candidate, plainScope(wizard, data))).toEqual(stock.apply(candidate, data));
      }),
      { numRuns: 2000 },
    );
  });

  it.each<readonly [Expression, unknown, unknown]>([
    [{ '<': [{ var: 'missing' }, 18] }, false, true],
    [{ '>=': [{ var: 'missing' }, 0] }, false, true],
    [{ '!==': [{ var: 'missing' }, 'A'] }, false, true],
    [{ '===': [{ var: 'missing' }, null] }, false, true],
  ])('operators differ on purpose where an operand is missing: %j', (candidate, ours, theirs) => {
    expect(evaluateExpression(candidate, plainScope(wizard, {}))).toEqual(ours);
    expect(stock.apply(candidate, {})).toEqual(theirs);
  });
});
