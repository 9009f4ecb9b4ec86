import { isRecord } from '../../plain/isRecord.ts';
import type { JsonValue, Scalar, Value } from '../definition/Answer.ts';
import type { Wizard } from '../definition/Wizard.ts';
import { toMoney, type Money } from '../expressions/operators/amounts.ts';
import type { Scope, ScopeValue } from '../expressions/operators/Scope.ts';

export type SingleValue = Scalar | Money;

/** Answers are no money. */
export const noFormats: Wizard['formats'] = new Map();

/** What surrounds the rows of a list. */
export interface RowContext {
  readonly scope: Scope;
  /** Values at paths with the format `euro` are money. */
  readonly formats: Wizard['formats'];
}

/**
 * A row of a list as a scope: `row.*` and `row.number` are its own, `parent.*` is the row around it, everything else what surrounds
 * both.
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

/** Parts of a list of the form stand flat, by their dotted name; what servers bring is nested. */
export function getMember(value: JsonValue, path: string): JsonValue {
  if (!isRecord(value)) return null;
  if (Object.hasOwn(value, path)) return getOwnMember(value, path);
  const dot = path.indexOf('.');
  return dot < 0 ? null : getMember(getOwnMember(value, path.slice(0, dot)), path.slice(dot + 1));
}

/** Lists are rows; so are maps, whose rows know their key. */
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

/** An amount that does not fit whole cents is missing. */
export function toSingleValue(value: Value, path: string, formats: Wizard['formats']): SingleValue | null {
  if (typeof value === 'number' && formats.get(path) === 'euro') return toMoney(value);
  return value === '' ? null : value;
}

export function getOwnMember(values: Readonly<Record<string, JsonValue>>, name: string): JsonValue {
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null;
}
