import type { Expression } from '../definition/Expression.ts';
import { getShortFormOperands } from './expandShortForm.ts';
import { findOperandPath } from './parseOperation.ts';

/** Returns the path of an operand that only reads a path; null for every other operand. @public */
export function findReadPath(operand: Expression | undefined): string | null {
  if (typeof operand === 'string') return operand;
  return getShortFormOperands('path', operand) ? findOperandPath(operand) : null;
}
