import { isRecord } from '../../plain/isRecord.ts';
import type { JsonValue, Scalar, Value } from '../definition/Answer.ts';
import type { Wizard } from '../definition/Wizard.ts';
import { toMoney, type Money } from '../expressions/operators/amounts.ts';
import type { Scope, ScopeValue } from '../expressions/operators/Scope.ts';

export type SingleValue = Scalar | Money;

/** Answers have no amounts of money. */
export const noFormats: Wizard['formats'] = new Map();

/** The surroundings of the rows of a list. */
export interface RowContext {
  readonly scope: Scope;
  /** Values at paths with the format `euro` are money. */
  readonly formats: Wizard['formats'];
}

/**
 * Creates the scope of a row: `row.*` and `row.number` are its own, `parent.*` is the surrounding row, and other names belong to the
 * surrounding scope.
 */
export function createRowScope(
  { scope: outside, formats }: RowContext,
  list: string,
  row: Readonly<Record<string, JsonValue>>,
  number: number,
): Scope {
  const scope: Scope = {
    ...outside,
    read(path) {
      if (path === 'row.number') return number;
      if (path.startsWith('row.')) {
        const member = path.slice('row.'.length);
        return toScopeValue(getMember(row, member), `${list}.${member}`, { scope, formats });
      }
      if (path.startsWith('parent.')) return outside.read(`row.${path.slice('parent.'.length)}`);
      return outside.read(path);
    },
  };
  return scope;
}

/** Returns a member of a row. Parts of a form's list are flat, by dotted name; values of servers are nested. */
export function getMember(value: JsonValue, path: string): JsonValue {
  if (!isRecord(value)) return null;
  if (Object.hasOwn(value, path)) return getOwnMember(value, path);
  const dot = path.indexOf('.');
  return dot < 0 ? null : getMember(getOwnMember(value, path.slice(0, dot)), path.slice(dot + 1));
}

/** Converts a value for a scope. Lists become rows, and so do maps, whose rows have a key. */
export function toScopeValue(value: JsonValue, path: string, around: RowContext): ScopeValue {
  if (value === null || typeof value !== 'object') return toSingleValue(value, path, around.formats);
  const entries: readonly JsonValue[] = isRecord(value)
    ? Object.entries(value).map(([key, row]) => ({ ...(isRecord(row) ? row : {}), key }))
    : value;
  if (entries.length === 0) return null;
  return entries.flatMap((row, position): readonly (Scope | SingleValue)[] => {
    if (isRecord(row)) return [createRowScope(around, path, row, position + 1)];
    return row === null || typeof row === 'object'
      ? []
      : [toSingleValue(row, path, around.formats) ?? []].flat();
  });
}

/** Converts a single value. An amount that does not fit whole cents counts as missing. */
export function toSingleValue(value: Value, path: string, formats: Wizard['formats']): SingleValue | null {
  if (typeof value === 'number' && formats.get(path) === 'euro') return toMoney(value);
  return value === '' ? null : value;
}

export function getOwnMember(values: Readonly<Record<string, JsonValue>>, name: string): JsonValue {
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null;
}
