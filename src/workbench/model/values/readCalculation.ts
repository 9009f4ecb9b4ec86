import { argumentAt, type Expression, isPath, parseOperation } from '../../../engine/index.ts';
import { readCondition } from '../conditions/readCondition.ts';
import type { Calculation, Operand } from './Calculation.ts';
import { isOffered } from './Calculation.ts';
import { writeCalculation } from './writeCalculation.ts';

/** Reads a value of a file as parts. A part that the editor cannot show stays as it is written. */
export function readCalculation(written: Expression): Calculation {
  const part = readPart(written);
  const isSame = JSON.stringify(writeCalculation(part)) === JSON.stringify(written);
  return isSame ? part : { kind: 'other', expression: written };
}

function readPart(written: Expression): Calculation {
  if (typeof written === 'string')
    return isPath(written) && !written.startsWith('!') && !written.endsWith('*')
      ? { kind: 'read', path: written }
      : { kind: 'other', expression: written };
  if (typeof written === 'number') return { kind: 'number', value: written };
  const operation = parseOperation(written);
  const [first] = operation?.operands ?? [];
  if (operation === null) return { kind: 'other', expression: written };
  const { name, operator, operands } = operation;
  if (operator.args[0]?.at === 'literal' && operands.length === 1 && typeof first === 'string')
    return { kind: operator.result === 'money' ? 'money' : 'text', value: first };
  if (!isOffered(name)) return { kind: 'other', expression: written };
  return {
    kind: 'operation',
    name,
    operands: operands.map((operand, index): Operand => {
      switch (argumentAt(operation, index).at) {
        case 'condition':
          return { kind: 'condition', group: readCondition(operand) };
        case 'literal':
        case 'list':
        case 'table':
        case 'column':
          return typeof operand === 'string'
            ? { kind: 'choice', value: operand }
            : { kind: 'other', expression: operand };
        case 'value':
          return readCalculation(operand);
        case 'place':
        case 'name':
        case 'members':
          return { kind: 'other', expression: operand };
      }
    }),
  };
}
