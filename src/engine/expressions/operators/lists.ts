import type { Scope } from './Scope.ts';
import { addAll, asComparable } from './amounts.ts';
import { upToTwenty, commonMembers, type Operator } from './Operator.ts';
import { createLazily } from '../../formats/createLazily.ts';

function perRow(list: unknown, value: unknown): readonly unknown[] | null {
  if (!Array.isArray(list) || typeof value !== 'function') return null;
  return (list as readonly Scope[]).map((row): unknown => (value as (row: Scope) => unknown)(row));
}

export const each: Operator = {
  ...commonMembers,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'value', perRow: true, object: true },
  ],
  result: 'list',
  evaluate: (_, list, value) => perRow(list, value)?.map((row) => row ?? {}) ?? null,
};

export const filter: Operator = {
  ...commonMembers,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'condition', accepts: 'boolean', perRow: true },
  ],
  result: 'list',
  path: ([list], pathOf) => pathOf(list),
  evaluate: null,
};

export const concat: Operator = {
  ...commonMembers,
  args: [{ at: 'value', object: true, rest: true }],
  result: 'list',
  count: upToTwenty,
  evaluate: (_, ...lists) => {
    const all = lists.filter((list) => list !== null).flat();
    return all.length === 0 ? null : all;
  },
};

const german = createLazily(() => new Intl.Collator('de'));

export const sort: Operator = {
  ...commonMembers,
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
    return rows.toSorted((left, right) => compareValues(left.value, right.value)).map(({ row }) => row);
  },
};

/** Compares texts by the rules of German; values of different types keep their order. */
function compareValues(left: unknown, right: unknown): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const [one, other] = asComparable(left, right);
  if (typeof one === 'string' && typeof other === 'string') return german().compare(one, other);
  return typeof one === 'number' && typeof other === 'number' ? one - other : 0;
}

export const first: Operator = {
  ...commonMembers,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'value', perRow: true, object: 'asOutside' },
    { at: 'condition', accepts: 'boolean', perRow: true },
  ],
  result: { like: 1 },
  evaluate: (_, list, value, condition) => {
    const place = perRow(list, condition ?? always)?.indexOf(true) ?? -1;
    return place < 0 ? null : (perRow(list, value)?.[place] ?? null);
  },
  count: { least: 2, most: 3 },
};

const always = () => true;

export const sum: Operator = {
  ...commonMembers,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'value', perRow: true },
  ],
  result: ([, value]) => value ?? null,
  evaluate: (_, list, value) => {
    const values = perRow(list, value);
    return values === null ? null : addAll([0, ...values]);
  },
};

export const length: Operator = {
  ...commonMembers,
  args: [{ at: 'value' }],
  result: 'number',
  measures: 'length',
  short: { of: 'minLength', full: (text = null, least = 1) => ({ '>=': [{ length: [text] }, least] }) },
  evaluate: (_, value) =>
    typeof value === 'string' ? Array.from(value).length : Array.isArray(value) ? value.length : 0,
};
