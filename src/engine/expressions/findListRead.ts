import type { Expression } from '../definition/Expression.ts';
import { findOperandPath } from './parseOperation.ts';

/** Finds the list whose rows an operand gives; `rowOf` is the list around it. @public */
export function findListRead(operand: Expression | undefined, rowOf: string | null): string | null {
  const path = findOperandPath(operand);
  return path !== null && path.startsWith('row.') && rowOf !== null
    ? `${rowOf}.${path.slice('row.'.length)}`
    : path;
}
