import type { Expression } from '../definition/Expression.ts';
import { findOperandPath } from './parseOperation.ts';

/** The list whose rows an operand gives; `findRateRow` is the one around it. */
export function findListRead(operand: Expression | undefined, rowOf: string | null): string | null {
  const path = findOperandPath(operand);
  return path !== null && path.startsWith('row.') && rowOf !== null
    ? `${rowOf}.${path.slice('row.'.length)}`
    : path;
}
