import type { Expression } from '../definition/Expression.ts';
import { findNearestName } from '../messages/findNearestName.ts';
import { isList } from './isList.ts';
import { operators } from './operators/operators.ts';

/** Tells a misspelled operator with its operands from an object that has one value. */
export function looksLikeOperation(part: { readonly [key: string]: Expression }): boolean {
  const [[name, operands] = [], ...more] = Object.entries(part);
  if (name === undefined || operands === undefined || more.length > 0) return false;
  return isList(operands) && findNearestName(name, Object.keys(operators)) !== null;
}
