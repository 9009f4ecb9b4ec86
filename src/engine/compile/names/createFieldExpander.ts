import type { Expression } from '../../definition/Expression.ts';
import { isList } from '../../expressions/isList.ts';
import { argumentAt, parseOperation, withOperands } from '../../expressions/parseOperation.ts';
import type { FlatNode } from '../FlatNode.ts';

/** Replaces a step, a group or the whole form (`*`) in an expression by its fields and lists, where the operator allows it. */
export type FieldExpander = (written: Expression) => Expression;

export function createFieldExpander(flat: readonly FlatNode[]): FieldExpander {
  const fields = new Map<string, readonly string[]>();
  for (const { kind, path, step, groups } of flat)
    if (kind !== 'block')
      for (const place of ['*', step, ...groups]) fields.set(place, [...(fields.get(place) ?? []), path]);
  return expandFields;

  function expandFields(written: Expression): Expression {
    if (written === null || typeof written !== 'object') return written;
    if (isList(written)) return written.map(expandFields);
    const operation = parseOperation(written);
    if (!operation) return expandMembers(written);
    if (operation.operator.args[0]?.at === 'members')
      return withOperands(operation, operation.operands.map(expandMembers));
    const operands = operation.operands.flatMap((operand, index): readonly Expression[] => {
      const place = argumentAt(operation, index).group && typeof operand === 'string' ? operand : '';
      return fields.get(place) ?? [expandFields(operand)];
    });
    return withOperands({ ...operation, asList: operation.asList || operands.length > 1 }, operands);
  }

  function expandMembers(written: Expression): Expression {
    if (written === null || typeof written !== 'object') return written;
    return Object.fromEntries(Object.entries(written).map(([name, part]) => [name, expandFields(part)]));
  }
}
