import { argumentAt, parseOperation, type Operation } from '../../../engine/index.ts';
import { mistake, say } from '../../messages/messages.ts';
import { typesFor } from './checkTypes.ts';
import type { Check, LintSubject } from '../LintSubject.ts';
import { pointerTo } from '../shared/pointerTo.ts';
import { typeOfOperand, inferRuleType } from './inferRuleType.ts';
import { operationsIn, writtenOperations, writtenRules, type WrittenOperation } from './writtenRules.ts';
import { writtenValues } from './writtenValues.ts';

/** Finds money that is added to other numbers, and money that is multiplied by money. */
export const mixedUnits: Check = (subject) =>
  [...writtenOperations(subject), ...writtenValues(subject).flatMap(operationsIn)].flatMap((written) => {
    const { file, pointer, operator: name, rowOf } = written;
    const operation = operationIn(written);
    const result = operation?.operator.result;
    if (!operation || typeof result !== 'function') return [];
    const types = typesFor(subject, written.form);
    const given = operation.operands.map((_, index) => typeOfOperand(operation, index, rowOf, types));
    if (result(given) !== null) return [];
    const words = [...new Set(given.map(({ type }) => say(`types.${type}`)))].join(', ');
    return [
      {
        file,
        pointer: pointer + pointerTo(name),
        ...mistake('mixed-units', { operator: name, types: words }),
      },
    ];
  });

/** Finds fractions outside of arithmetic and rounding, which alone accept them. */
export const notRounded: Check = (subject) =>
  [...writtenRules(subject), ...writtenValues(subject)].flatMap((rule) => {
    const operations = operationsIn(rule);
    const taken = new Set(operations.flatMap(placesOfQuantities));
    return operations
      .filter((written) => isFraction(subject, written) && !taken.has(written.pointer))
      .map(({ file, pointer, operator }) => ({
        file,
        pointer: pointer + pointerTo(operator),
        ...mistake('not-rounded', { operator }),
      }));
  });

function placesOfQuantities(written: WrittenOperation): readonly string[] {
  const operation = operationIn(written);
  return written.operands.flatMap((_, index) =>
    operation && argumentAt(operation, index).accepts === 'quantity' ? [written.at(index)] : [],
  );
}

function isFraction(subject: LintSubject, written: WrittenOperation): boolean {
  const operation = operationIn(written);
  if (typeof operation?.operator.result !== 'function') return false;
  const rule = { [written.operator]: written.operands };
  const { type } = inferRuleType(rule, written.rowOf, typesFor(subject, written.form));
  return type === 'fraction' || type === 'moneyFraction';
}

function operationIn({ operator, operands }: WrittenOperation): Operation | null {
  return parseOperation({ [operator]: operands });
}
