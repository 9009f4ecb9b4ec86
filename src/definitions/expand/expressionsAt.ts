import type { Expression } from '../../engine/index.ts';
import { expressionAt, type PartScope } from './PartScope.ts';

/** Converts a condition of a part for one place of a form. */
export const conditionAt = (written: Expression, scope: PartScope): Expression =>
  expressionAt(written, 'condition', scope);

export const valueAt = (written: Expression, scope: PartScope): Expression =>
  expressionAt(written, 'value', scope);

export function pathAt(written: string, scope: PartScope): string {
  const renamed = expressionAt(written, 'place', scope);
  return typeof renamed === 'string' ? renamed : written;
}

/** Converts a `when`, if there is one. */
export function whenAt(when: Expression | undefined, scope: PartScope): { readonly when?: Expression } {
  return when === undefined ? {} : { when: conditionAt(when, scope) };
}

export function valuesAt(
  written: Readonly<Record<string, Expression>>,
  scope: PartScope,
): Readonly<Record<string, Expression>> {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, valueAt(value, scope)]));
}

/** Converts an object whose keys are paths. */
export function byPathAt<Value>(
  written: Readonly<Record<string, Value>>,
  scope: PartScope,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(written).map(([path, value]) => [pathAt(path, scope), value]));
}
