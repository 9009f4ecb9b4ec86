import type { Expression } from '../../engine/index.ts';
import { convertExpression, type PartScope } from './PartScope.ts';

/** Converts a condition of a part for one place of a form. */
export const convertCondition = (written: Expression, scope: PartScope): Expression =>
  convertExpression(written, 'condition', scope);

export const convertValue = (written: Expression, scope: PartScope): Expression =>
  convertExpression(written, 'value', scope);

export function convertPath(written: string, scope: PartScope): string {
  const renamed = convertExpression(written, 'place', scope);
  return typeof renamed === 'string' ? renamed : written;
}

/** Converts a `when`, if there is one. */
export function convertWhen(when: Expression | undefined, scope: PartScope): { readonly when?: Expression } {
  return when === undefined ? {} : { when: convertCondition(when, scope) };
}

export function convertValues(
  written: Readonly<Record<string, Expression>>,
  scope: PartScope,
): Readonly<Record<string, Expression>> {
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, convertValue(value, scope)]),
  );
}

/** Converts an object whose keys are paths. */
export function convertPaths<Value>(
  written: Readonly<Record<string, Value>>,
  scope: PartScope,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(written).map(([path, value]) => [convertPath(path, scope), value]),
  );
}
