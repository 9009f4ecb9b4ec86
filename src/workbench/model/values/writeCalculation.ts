import { type Expression, parseOperation } from '../../../engine/index.ts';
import { writeCondition } from '../conditions/writeCondition.ts';
import { isWholeCondition } from '../conditions/isWholeCondition.ts';
import type { Operand } from './Calculation.ts';

/** Writes a calculation as files have it. */
export function writeCalculation(part: Operand): Expression {
  switch (part.kind) {
    case 'read':
      return part.path;
    case 'number':
      return part.value;
    case 'text':
      return { const: part.value };
    case 'money':
      return { euro: part.value };
    case 'choice':
      return part.value;
    case 'condition':
      return writeCondition(part.group);
    case 'other':
      return part.expression;
    case 'operation': {
      const operands = part.operands.map(writeCalculation);
      // A single operand stands without a list.
      const isAlone = operands.length === 1 && parseOperation({ [part.name]: '' })?.operator.count === null;
      return { [part.name]: isAlone ? (operands[0] ?? null) : operands };
    }
  }
}

/** Tells whether nothing is left to be chosen or typed. */
export function isWholeCalculation(part: Operand): boolean {
  switch (part.kind) {
    case 'read':
      return part.path !== '';
    case 'number':
    case 'text':
      return part.value !== null && part.value !== '';
    case 'money':
      return /^-?\d+(?:\.\d\d)?$/.test(String(part.value));
    case 'choice':
      return part.value !== '';
    case 'condition':
      return part.group.parts.length > 0 && isWholeCondition(part.group);
    case 'other':
      return true;
    case 'operation':
      return part.operands.every(isWholeCalculation);
  }
}
