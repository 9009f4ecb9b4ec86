import { type Expression, parseOperation } from '../../../engine/index.ts';
import { isRecord } from '../../../plain/isRecord.ts';
import {
  comparisons,
  type ConditionGroup,
  type ConditionPart,
  type RowOperator,
  type RowValue,
} from './Condition.ts';

/** Reads a condition of a file as rows; null is "always". What rows cannot show stays as it is written. */
export function readCondition(written: Expression): ConditionGroup {
  if (written === null) return { kind: 'group', mode: 'all', parts: [] };
  const part = readPart(written);
  return part.kind === 'group' ? part : { kind: 'group', mode: 'all', parts: [part] };
}

function readPart(written: Expression): ConditionPart {
  if (typeof written === 'string') {
    const isNegated = written.startsWith('!');
    const subject = isNegated ? written.slice(1) : written;
    return { kind: 'row', subject, operator: isNegated ? 'holdsNot' : 'holds', value: null };
  }
  const [name, operands] = readOperation(written) ?? [];
  const joins = parseOperation(written)?.operator.joins ?? null;
  if (joins !== null && Array.isArray(operands) && operands.length > 1)
    return { kind: 'group', mode: joins.neutral ? 'all' : 'any', parts: operands.map(readPart) };
  return readAnswered(written) ?? readComparison(name, operands) ?? { kind: 'other', expression: written };
}

function readAnswered(written: Expression): ConditionPart | null {
  const subject = readAskedSubject(written);
  if (subject !== null) return { kind: 'row', subject, operator: 'answered', value: null };
  const [, negated] = readOperation(written) ?? [];
  const missing =
    parseOperation(written)?.operator.negates && negated !== undefined ? readAskedSubject(negated) : null;
  return missing === null ? null : { kind: 'row', subject: missing, operator: 'unanswered', value: null };
}

/** Returns the question of which a rule asks whether it is answered; null for another rule. */
function readAskedSubject(written: Expression): string | null {
  const [, subject] = readOperation(written) ?? [];
  const isAsked = parseOperation(written)?.operator.asksWhether === 'answered' && typeof subject === 'string';
  return isAsked ? subject : null;
}

function readComparison(name: string | undefined, operands: Expression | undefined): ConditionPart | null {
  if (!Array.isArray(operands) || operands.length !== 2) return null;
  const [subject, value] = operands as readonly Expression[];
  const says = operatorOf.get(name ?? '');
  if (says === undefined || typeof subject !== 'string' || !isRowValue(value) || value === null) return null;
  if (Array.isArray(value) !== (says === 'oneOf')) return null;
  if (says === 'is' && value === false) return { kind: 'row', subject, operator: 'no', value: null };
  return { kind: 'row', subject, operator: says, value };
}

const operatorOf: ReadonlyMap<string, RowOperator> = new Map(
  (Object.keys(comparisons) as readonly (keyof typeof comparisons)[]).map((operator) => [
    comparisons[operator],
    operator,
  ]),
);

function readOperation(written: Expression): readonly [name: string, operands: Expression] | null {
  if (!isRecord(written)) return null;
  const [entry, ...more] = Object.entries(written as Readonly<Record<string, Expression>>);
  return entry && more.length === 0 ? entry : null;
}

function isRowValue(value: unknown): value is RowValue {
  return Array.isArray(value)
    ? value.every((one) => typeof one === 'string' || typeof one === 'number')
    : value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
