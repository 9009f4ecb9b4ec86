import type { Expression } from '../definition/Expression.ts';
import { pathOf } from './operationOf.ts';

/** The list whose rows an operand gives; `rowOf` is the one around it. */
export function listRead(operand: Expression | undefined, rowOf: string | null): string | null {
  const path = pathOf(operand);
  return path !== null && path.startsWith('row.') && rowOf !== null
    ? `${rowOf}.${path.slice('row.'.length)}`
    : path;
}
