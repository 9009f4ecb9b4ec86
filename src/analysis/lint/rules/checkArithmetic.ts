import { argumentAt, parseOperation, type Operation } from '../../../engine/index.ts';
import { mistake, say } from '../../messages/messages.ts';
import { createFormTypes } from './checkTypes.ts';
import type { Check, LintSubject } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { inferOperandType, inferRuleType } from '../shared/inferRuleType.ts';
import {
  listOperationsIn,
  listWrittenOperations,
  listWrittenRules,
  type WrittenOperation,
} from './listWrittenRules.ts';
import { listWrittenValues } from './listWrittenValues.ts';

/** Finds money that is added to other numbers, and money that is multiplied by money. */
export const mixedUnits: Check = (subject) =>
  [...listWrittenOperations(subject), ...listWrittenValues(subject).flatMap(listOperationsIn)].flatMap(
    (written) => {
      const { file, pointer, operator: name, rowOf } = written;
      const operation = findOperationIn(written);
      const result = operation?.operator.result;
      if (!operation || typeof result !== 'function') return [];
      const types = createFormTypes(subject, written.form);
      const given = operation.operands.map((_, index) => inferOperandType(operation, index, rowOf, types));
      if (result(given) !== null) return [];
      const words = [...new Set(given.map(({ type }) => say(`types.${type}`)))].join(', ');
      return [
        {
          file,
          pointer: pointer + formatPointer(name),
          ...mistake('mixed-units', { operator: name, types: words }),
        },
      ];
    },
  );

/** Finds fractions outside of arithmetic and rounding, which alone accept them. */
export const notRounded: Check = (subject) =>
  [...listWrittenRules(subject), ...listWrittenValues(subject)].flatMap((rule) => {
    const operations = listOperationsIn(rule);
    const places = new Set(operations.flatMap(listPlacesOfQuantities));
    return operations
      .filter((written) => isFraction(subject, written) && !places.has(written.pointer))
      .map(({ file, pointer, operator }) => ({
        file,
        pointer: pointer + formatPointer(operator),
        ...mistake('not-rounded', { operator }),
      }));
  });

function listPlacesOfQuantities(written: WrittenOperation): readonly string[] {
  const operation = findOperationIn(written);
  return written.operands.flatMap((_, index) =>
    operation && argumentAt(operation, index).accepts === 'quantity' ? [written.at(index)] : [],
  );
}

function isFraction(subject: LintSubject, written: WrittenOperation): boolean {
  const operation = findOperationIn(written);
  if (typeof operation?.operator.result !== 'function') return false;
  const rule = { [written.operator]: written.operands };
  const { type } = inferRuleType(rule, written.rowOf, createFormTypes(subject, written.form));
  return type === 'fraction' || type === 'moneyFraction';
}

function findOperationIn({ operator, operands }: WrittenOperation): Operation | null {
  return parseOperation({ [operator]: operands });
}
