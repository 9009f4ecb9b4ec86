import {
  argumentAt,
  type Expression,
  findListRead,
  findOperandPath,
  parseOperation,
} from '../../../../engine/index.ts';
import type { Types } from '../../shared/inferRuleType.ts';

/** Lists the codes that a compiled value can have, from constants, facts, results and tables; none where they are not known. */
export function listPossibleCodes(
  expression: Expression | undefined,
  types: Types,
  rowOf: string | null = null,
): readonly string[] {
  if (typeof expression === 'string') return [expression];
  const operation = parseOperation(expression);
  if (operation === null) return [];
  const { operator, operands } = operation;
  if (operator.result === 'path') {
    const path = operator.reads?.(operands)[0] ?? findOperandPath(expression);
    const known = path === null ? null : types.path(path, rowOf);
    return known?.type === 'text' ? (known.values ?? []).filter((value) => typeof value === 'string') : [];
  }
  const codes = operands.flatMap((operand, index) => {
    const { at, object, perRow } = argumentAt(operation, index);
    // Only an operand that is itself the result may stand for an object outside of the operator.
    if (at !== 'literal' && object !== 'asOutside') return [];
    return listPossibleCodes(operand, types, perRow ? findListRead(operands[0], rowOf) : rowOf);
  });
  return [...new Set(codes)];
}
