import { isRecord } from '../../plain/isRecord.ts';
import type { Json, Scalar, Value } from '../definition/Answer.ts';
import type { Wizard } from '../definition/Wizard.ts';
import { moneyOf, type Money } from '../expressions/operators/amounts.ts';
import type { Scope, ScopeValue } from '../expressions/operators/Scope.ts';

export type Single = Scalar | Money;

/** Answers are no money. */
export const noFormats: Wizard['formats'] = new Map();

/** What surrounds the rows of a list. */
export interface Around {
  readonly scope: Scope;
  /** Values at paths with the format `euro` are money. */
  readonly formats: Wizard['formats'];
}

/**
 * A row of a list as a scope: `row.*` and `row.number` are its own, `parent.*` is the row around it, everything else what surrounds
 * both.
 */
export function rowScope(
  { scope: outside, formats }: Around,
  list: string,
  row: Readonly<Record<string, Json>>,
  number: number,
): Scope {
  const scope: Scope = {
    ...outside,
    read(path) {
      if (path === 'row.number') return number;
      if (path.startsWith('row.')) {
        const member = path.slice('row.'.length);
        return scopeValue(memberAt(row, member), `${list}.${member}`, { scope, formats });
      }
      if (path.startsWith('parent.')) return outside.read(`row.${path.slice('parent.'.length)}`);
      return outside.read(path);
    },
  };
  return scope;
}

/** Parts of a list of the form stand flat, by their dotted name; what servers bring is nested. */
export function memberAt(value: Json, path: string): Json {
  if (!isRecord(value)) return null;
  if (Object.hasOwn(value, path)) return own(value, path);
  const dot = path.indexOf('.');
  return dot < 0 ? null : memberAt(own(value, path.slice(0, dot)), path.slice(dot + 1));
}

/** Lists are rows; so are maps, whose rows know their key. */
export function scopeValue(value: Json, path: string, around: Around): ScopeValue {
  if (value === null || typeof value !== 'object') return singleValue(value, path, around.formats);
  const entries: readonly Json[] = isRecord(value)
    ? Object.entries(value).map(([key, row]) => ({ ...(isRecord(row) ? row : {}), key }))
    : value;
  if (entries.length === 0) return null;
  return entries.flatMap((row, position): readonly (Scope | Single)[] => {
    if (isRecord(row)) return [rowScope(around, path, row, position + 1)];
    return row === null || typeof row === 'object'
      ? []
      : [singleValue(row, path, around.formats) ?? []].flat();
  });
}

/** An amount that does not fit whole cents is missing. */
export function singleValue(value: Value, path: string, formats: Wizard['formats']): Single | null {
  if (typeof value === 'number' && formats.get(path) === 'euro') return moneyOf(value);
  return value === '' ? null : value;
}

export function own(values: Readonly<Record<string, Json>>, name: string): Json {
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null;
}
