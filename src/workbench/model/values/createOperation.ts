import { argumentAt, type Argument, operators, type Operation } from '../../../engine/index.ts';
import type { Calculation, Operand, OperationPart, ResultKind } from './Calculation.ts';
import { operations, type OperationName, type SlotName } from './Calculation.ts';

/** A place for an operand. */
export interface Slot {
  readonly name: SlotName;
  readonly argument: Argument;
  /** Values that fit there. */
  readonly wants: ResultKind;
}

const nothing: Calculation = { kind: 'read', path: '' };

/** Makes an operation whose operands are not chosen yet. `first`: the value that stood in its place and becomes its first operand. */
export function createOperation(name: OperationName, first: Calculation = nothing): OperationPart {
  const { slots } = operations[name];
  const empty = slots.map((_, index) => createOperand(getArgument(name, index, slots.length)));
  const at = empty.findIndex(({ kind }) => kind === 'read');
  return { kind: 'operation', name, operands: at === -1 ? empty : empty.with(at, first) };
}

/** Returns the place of an operand. */
export function getSlot(part: OperationPart, index: number): Slot {
  const operation = part.name as OperationName;
  const { slots } = operations[operation];
  const argument = getArgument(operation, index, part.operands.length);
  const length = getRunLength(part);
  const isCase = length === 2 && index < part.operands.length - 1;
  const last = slots.length - 1;
  const other = length === 2 ? last : Math.min(index, last);
  return {
    name: slots[isCase ? index % length : other] ?? 'first',
    argument,
    wants: fits[String(argument.accepts)] ?? 'any',
  };
}

const fits: Readonly<Record<string, ResultKind>> = {
  quantity: 'quantity',
  number: 'quantity',
  money: 'quantity',
  date: 'date',
  text: 'text',
};

/** How many operands are added or removed together; 0: their number is fixed. */
export function getRunLength({ name }: OperationPart): number {
  const { count, args } = operators[name as OperationName];
  if (count?.odd) return 2;
  return count !== null || args.some(({ rest }: Argument) => rest === true) ? 1 : 0;
}

/** Adds the operands of one more row: before the last one where it says what holds otherwise. */
export function addOperands(part: OperationPart): OperationPart {
  const length = getRunLength(part);
  const at = length === 2 ? part.operands.length - 1 : part.operands.length;
  const fresh = Array.from({ length }, (_, index) =>
    createOperand(getSlot(part, at - length + index).argument),
  );
  return { ...part, operands: part.operands.toSpliced(at, 0, ...fresh) };
}

/** Removes the operands of the row in which one stands. */
export function removeOperands(part: OperationPart, index: number): OperationPart {
  const length = getRunLength(part);
  return { ...part, operands: part.operands.toSpliced(index - (index % length), length) };
}

function createOperand({ at, literal }: Argument): Operand {
  switch (at) {
    case 'condition':
      return { kind: 'condition', group: { kind: 'group', mode: 'all', parts: [] } };
    case 'literal': {
      const [first = ''] = listWords(literal);
      return { kind: 'choice', value: first };
    }
    case 'list':
    case 'table':
    case 'column':
      return { kind: 'choice', value: '' };
    default:
      return nothing;
  }
}

/** Lists the words that an operator takes. */
export function listWords(literal: Argument['literal']): readonly string[] {
  const { enum: words } = literal ?? {};
  return Array.isArray(words) ? words.map(String) : [];
}

function getArgument(name: OperationName, index: number, length: number): Argument {
  const operator = operators[name];
  const operands = Array.from({ length }, () => null);
  return argumentAt({ name, operator, operands, asList: true } as Operation, index);
}
