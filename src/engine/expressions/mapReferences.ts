import type { Expression } from '../definition/Expression.ts';
import { expandShortForm } from './expandShortForm.ts';
import { isList } from './isList.ts';
import { argumentAt, isPath, parseOperation, toArgument, withOperands } from './parseOperation.ts';
import type { Argument, OperandRole } from './operators/Operator.ts';

/**
 * Renames all paths of a written expression, and all checks that a path names; literal texts stay. `rename` may return an expression where
 * a path stands for a value or a condition.
 * @public
 */
export function mapReferences(
  written: Expression,
  at: OperandRole,
  rename: (path: string) => Expression,
): Expression {
  return mapPart(written, toArgument(at));

  function mapPart(part: Expression, argument: Argument): Expression {
    if (typeof part === 'string') return mapText(part, argument);
    if (part === null || typeof part !== 'object') return part;
    if (isList(part)) return part.map((item) => mapPart(item, argument));
    const operation = argument.at === 'members' ? null : parseOperation(part);
    if (!operation)
      return Object.fromEntries(
        Object.entries(part).map(([name, member]) => [name, mapPart(member, { at: 'value', object: true })]),
      );
    const operands = operation.operands.map((operand, index): Expression => {
      const inner = argumentAt(operation, index);
      const isCheck = inner.at === 'name' && operation.operator.names === 'check';
      return mapPart(operand, isCheck ? { at: 'place' } : inner);
    });
    const [first] = operands;
    const isRenamed =
      operation.operator.short?.of === 'path' && first !== undefined && typeof first !== 'string';
    if (isRenamed) return first;
    return withOperands(operation, operands);
  }

  function mapText(text: string, { at: position }: Argument): Expression {
    switch (position) {
      case 'literal':
      case 'table':
      case 'column':
      case 'name':
      case 'members':
        return text;
      case 'list':
      case 'place':
        return isPath(text) ? rename(text) : text;
      case 'value':
      case 'condition': {
        if (!text.startsWith('!')) return isPath(text) ? rename(text) : text;
        const name = text.slice(1);
        const renamed = isPath(name) ? rename(name) : name;
        return typeof renamed === 'string' && !renamed.startsWith('!')
          ? `!${renamed}`
          : expandShortForm('negation', renamed);
      }
    }
  }
}
