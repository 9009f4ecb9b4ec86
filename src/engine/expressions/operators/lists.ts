import type { Scope } from './Scope.ts';
import { addAll, asComparable } from './amounts.ts';
import { many, plain, type Operator } from './Operator.ts';
import { whenNeeded } from '../../formats/whenNeeded.ts';

const rows = { 'policy.rows': [{ price: 2 }, { price: 3 }] };

function perRow(list: unknown, value: unknown): readonly unknown[] | null {
  if (!Array.isArray(list) || typeof value !== 'function') return null;
  return (list as readonly Scope[]).map((row): unknown => (value as (row: Scope) => unknown)(row));
}

export const each: Operator = {
  ...plain,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'value', perRow: true, object: true },
  ],
  result: 'list',
  evaluate: (_, list, value) => perRow(list, value)?.map((row) => row ?? {}) ?? null,
  mutants: { none: 'The value of a row is changed on its own.' },
  example: {
    write: { each: ['policy.rows', { name: 'row.price' }] },
    given: rows,
    gives: [{ name: 2 }, { name: 3 }],
  },
};

export const filter: Operator = {
  ...plain,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'condition', accepts: 'boolean', perRow: true },
  ],
  result: 'list',
  path: ([list], pathOf) => pathOf(list),
  evaluate: null,
  mutants: ([list = null], { inWords, say }) => [
    { kind: 'filter-dropped', to: list, says: say('all-rows', { list: inWords(list) }) },
  ],
  example: {
    write: { each: [{ filter: ['policy.rows', { '>': ['row.price', 2] }] }, 'row.price'] },
    given: rows,
    gives: [3],
  },
};

export const concat: Operator = {
  ...plain,
  args: [{ at: 'value', object: true, rest: true }],
  result: 'list',
  count: many,
  evaluate: (_, ...lists) => {
    const all = lists.filter((list) => list !== null).flat();
    return all.length === 0 ? null : all;
  },
  mutants: (lists, { inWords, say }) =>
    lists.map((list, place) => ({
      kind: 'list-dropped',
      to: { concat: lists.toSpliced(place, 1) },
      says: say('dropped', { part: inWords(list) }),
    })),
  example: {
    write: { concat: [{ each: ['policy.rows', 'row.price'] }, { each: ['policy.rows', 'row.price'] }] },
    given: rows,
    gives: [2, 3, 2, 3],
  },
};

const german = whenNeeded(() => new Intl.Collator('de'));

export const sort: Operator = {
  ...plain,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'value', perRow: true },
  ],
  result: 'list',
  path: ([list], pathOf) => pathOf(list),
  evaluate: (_, list, value) => {
    const values = perRow(list, value);
    if (values === null || !Array.isArray(list)) return null;
    const rows = (list as readonly Scope[]).map((row, place) => ({ row, value: values[place] ?? null }));
    return rows.toSorted((left, right) => order(left.value, right.value)).map(({ row }) => row);
  },
  mutants: ([list = null], { inWords, say }) => [
    { kind: 'order-dropped', to: list, says: say('unsorted', { list: inWords(list) }) },
  ],
  example: {
    write: { each: [{ sort: ['policy.rows', { subtract: [0, 'row.price'] }] }, 'row.price'] },
    given: rows,
    gives: [3, 2],
  },
};

/** Texts as a German reads them; values of different types keep their order. */
function order(left: unknown, right: unknown): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const [one, other] = asComparable(left, right);
  if (typeof one === 'string' && typeof other === 'string') return german().compare(one, other);
  return typeof one === 'number' && typeof other === 'number' ? one - other : 0;
}

export const first: Operator = {
  ...plain,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'value', perRow: true, object: true },
    { at: 'condition', accepts: 'boolean', perRow: true },
  ],
  result: { like: 1 },
  evaluate: (_, list, value, condition) => {
    const place = perRow(list, condition ?? always)?.indexOf(true) ?? -1;
    return place < 0 ? null : (perRow(list, value)?.[place] ?? null);
  },
  count: { least: 2, most: 3 },
  mutants: ([list = null, value = null, condition], { inWords, say }) =>
    condition === undefined
      ? []
      : [
          {
            kind: 'filter-dropped',
            to: { first: [list, value] },
            says: say('first-row', { list: inWords(list) }),
          },
        ],
  example: {
    write: { first: ['policy.rows', 'row.price', { '>': ['row.price', 2] }] },
    given: rows,
    gives: 3,
  },
};

const always = () => true;

export const sum: Operator = {
  ...plain,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'value', perRow: true },
  ],
  result: ([, value]) => value ?? null,
  evaluate: (_, list, value) => {
    const values = perRow(list, value);
    return values === null ? null : addAll([0, ...values]);
  },
  mutants: { none: 'The value of a row is changed on its own.' },
  example: { write: { sum: ['policy.rows', 'row.price'] }, given: rows, gives: 5 },
};

export const length: Operator = {
  ...plain,
  args: [{ at: 'value' }],
  result: 'number',
  measures: 'length',
  short: { of: 'minLength', full: (text = null, least = 1) => ({ '>=': [{ length: [text] }, least] }) },
  evaluate: (_, value) =>
    typeof value === 'string' ? Array.from(value).length : Array.isArray(value) ? value.length : 0,
  mutants: { none: 'What the length is compared with is changed on its own.' },
  example: { write: { length: 'policy.model' }, given: { 'policy.model': 'Yaris' }, gives: 5 },
};
