import type { Expression } from '../definition/Expression.ts';
import type { FormatName } from '../formats/formats.ts';
import { isList } from './isList.ts';
import { findListRead } from './findListRead.ts';
import { argumentAt, parseOperation, findOperandPath, type Operation } from './parseOperation.ts';
import type { OperandType } from './operators/Operator.ts';

type Formats = ReadonlyMap<string, FormatName>;

/** Finds the format of an expanded expression's value; for a list, the format of its values. Null without one. */
export function findExpressionFormat(
  expression: Expression | undefined,
  known: Formats,
  rowOf: string | null = null,
): FormatName | null {
  if (typeof expression === 'number') return 'count';
  if (typeof expression === 'string') return formatAt(expression, known, rowOf);
  const operation = expression === undefined || isList(expression) ? null : parseOperation(expression);
  if (operation === null) return null;
  const { operator, operands } = operation;
  const { result } = operator;
  const findOperandFormat = (index: number) =>
    findExpressionFormat(
      operands[index],
      known,
      argumentAt(operation, index).perRow ? findListRead(operands[0], rowOf) : rowOf,
    );
  if (typeof result === 'function')
    return findResultFormat(
      operation,
      operands.map((_, index) => findOperandFormat(index)),
    );
  if (typeof result === 'object') return findOperandFormat(result.like);
  switch (result) {
    case 'money':
      return 'euro';
    case 'date':
      return 'date';
    case 'number':
      return 'count';
    case 'list':
      return argumentAt(operation, 1).at === 'value' ? findOperandFormat(1) : null;
    case 'path': {
      const path = operator.reads?.(operands)[0] ?? findOperandPath(expression);
      return path === null ? null : formatAt(path, known, rowOf);
    }
    default:
      return null;
  }
}

function formatAt(path: string, known: Formats, rowOf: string | null): FormatName | null {
  if (path === 'today') return 'date';
  if (path === 'row.number') return 'count';
  const column = path.startsWith('row.') && rowOf !== null ? `${rowOf}.${path.slice('row.'.length)}` : path;
  return known.get(column) ?? null;
}

/** Finds the format of a result. Sums of money are money, and a sum of numbers with one unit has that unit. Literals have none. */
function findResultFormat(operation: Operation, given: readonly (FormatName | null)[]): FormatName | null {
  const {
    operator: { result },
    operands,
  } = operation;
  const type = typeof result === 'function' ? result(given.map(getOperandType))?.type : undefined;
  switch (type) {
    case 'money':
    case 'moneyFraction':
      return 'euro';
    case 'fraction':
      return 'count';
    case 'number': {
      const units = new Set(
        given.filter(
          (_, index) => argumentAt(operation, index).at === 'value' && typeof operands[index] === 'object',
        ),
      );
      const [only = null] = units;
      return units.size === 1 ? only : 'count';
    }
    default:
      return null;
  }
}

function getOperandType(format: FormatName | null): OperandType {
  switch (format) {
    case null:
      return { type: 'unknown' };
    case 'euro':
      return { type: 'money' };
    case 'date':
    case 'time':
      return { type: format };
    case 'dateTime':
      return { type: 'text' };
    case 'percent':
    case 'distance':
    case 'fileSize':
    case 'count':
      return { type: 'number' };
  }
}
