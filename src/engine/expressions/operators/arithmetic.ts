import type { Expression } from '../../definition/Expression.ts';
import * as amounts from './amounts.ts';
import { otherConstants } from './constants.ts';
import { many, plain, type Operator, type OperandType } from './Operator.ts';

const quantity = { at: 'value', accepts: 'quantity' } as const;
const several = { ...many, least: 2 } as const;
const given = { 'policy.price': 30, 'policy.rate': 4 };

const exchangedFor =
  (name: string, other: string): Operator['mutants'] =>
  (operands, tools) => [
    {
      kind: 'arithmetic-exchanged',
      to: { [other]: operands },
      says: tools.say('exchanged', { to: other, from: name, whole: tools.inWords({ [name]: operands }) }),
    },
    ...otherConstants(name, operands, tools),
  ];

export const add: Operator = {
  ...plain,
  args: [{ ...quantity, rest: true }],
  result: sumOf,
  evaluate: (_, ...values) => amounts.addAll(values),
  count: several,
  mutants: (values, { inWords, say }) =>
    values.map((value, place) => ({
      kind: 'source-dropped',
      to: { add: values.toSpliced(place, 1, 0) },
      says: say('dropped', { part: inWords(value) }),
    })),
  example: { write: { add: ['policy.price', 'policy.rate'] }, given, gives: 34 },
};

export const subtract: Operator = {
  ...plain,
  args: [quantity, quantity],
  result: sumOf,
  evaluate: (_, from, value) => amounts.subtract(from, value),
  mutants: exchangedFor('subtract', 'add'),
  example: { write: { subtract: ['policy.price', 'policy.rate'] }, given, gives: 26 },
};

export const multiply: Operator = {
  ...plain,
  args: [{ ...quantity, rest: true }],
  result: (operands) => {
    const unit = operands.filter(({ type }) => isMoney(type)).length;
    if (unit > 1) return null;
    if (operands.some(({ type }) => type === 'unknown')) return { type: 'unknown' };
    const isExact = operands.every(({ type, isWhole = false }) => type === 'money' || isWhole);
    return typed(unit === 1, !isExact, isExact);
  },
  evaluate: (_, ...values) => amounts.multiplyAll(values),
  count: several,
  mutants: (operands, tools) => otherConstants('multiply', operands, tools),
  example: { write: { multiply: ['policy.price', 'policy.rate'] }, given, gives: 120 },
};

export const divide: Operator = {
  ...plain,
  args: [quantity, quantity],
  result: ([value, by]) => {
    if (!value || !by || value.type === 'unknown' || by.type === 'unknown') return { type: 'unknown' };
    if (isMoney(by.type)) return isMoney(value.type) ? { type: 'fraction' } : null;
    return typed(isMoney(value.type), true, false);
  },
  evaluate: (_, value, by) => amounts.divide(value, by),
  mutants: exchangedFor('divide', 'multiply'),
  example: {
    write: { round: [{ divide: ['policy.rate', 'policy.price'] }, 'up'] },
    given,
    gives: 1,
  },
};

const roundings: readonly amounts.Rounding[] = ['halfUp', 'up', 'down'];

export const round: Operator = {
  ...plain,
  args: [quantity, { at: 'literal', literal: { enum: roundings } }],
  result: ([value]) => {
    if (!value || value.type === 'unknown') return { type: 'unknown' };
    return typed(isMoney(value.type), false, true);
  },
  evaluate: (_, value, rounding) => (isRounding(rounding) ? amounts.round(value, rounding) : null),
  mutants: ([value = null, rounding = null], { inWords, say }) =>
    roundings
      .filter((other) => other !== rounding)
      .map((other) => ({
        kind: 'rounding-exchanged',
        to: { round: [value, other] },
        says: say('rounded', { to: other, whole: inWords({ round: [value, rounding] }) }),
      })),
  example: {
    write: { round: [{ divide: ['policy.price', 'policy.rate'] }, 'halfUp'] },
    given,
    gives: 8,
  },
};

export const euro: Operator = {
  ...plain,
  args: [{ at: 'literal', literal: { type: 'string', pattern: '^-?\\d+(\\.\\d\\d)?$' } }],
  result: 'money',
  evaluate: (_, amount) => (typeof amount === 'string' ? amounts.writtenMoney(amount) : null),
  literal: {
    value: (amount) => {
      const value = amounts.asJson(amounts.writtenMoney(amount));
      return typeof value === 'number' ? value : null;
    },
    format: 'euro',
  },
  mutants: ([amount = null], { inWords, say }) => [
    { ...moved(amount, 1), says: say('cent-more', { part: inWords({ euro: amount }) }) },
    { ...moved(amount, -1), says: say('cent-less', { part: inWords({ euro: amount }) }) },
  ],
  example: { write: { euro: '12.50' }, given: {}, gives: 12.5 },
};

function moved(amount: Expression, cents: number) {
  const money = typeof amount === 'string' ? amounts.writtenMoney(amount) : null;
  const euros = ((money?.cents ?? 0) + cents) / 100;
  return { kind: 'bound-moved', to: { euro: euros.toFixed(2) } };
}

/** Of one unit; a fraction as soon as one operand is. */
function sumOf(operands: readonly OperandType[]): OperandType | null {
  const types = operands.map(({ type }) => type);
  if (types.some(isMoney) && types.some(isPlain)) return null;
  if (types.includes('unknown')) return { type: 'unknown' };
  const isFraction = types.includes('fraction') || types.includes('moneyFraction');
  return typed(
    types.some(isMoney),
    isFraction,
    operands.every(({ isWhole = false }) => isWhole),
  );
}

function typed(isOfMoney: boolean, isFraction: boolean, isWhole: boolean): OperandType {
  if (isOfMoney) return { type: isFraction ? 'moneyFraction' : 'money' };
  return isFraction ? { type: 'fraction' } : { type: 'number', isWhole };
}

function isMoney(type: OperandType['type']): boolean {
  return type === 'money' || type === 'moneyFraction';
}

function isPlain(type: OperandType['type']): boolean {
  return type === 'number' || type === 'fraction';
}

function isRounding(value: unknown): value is amounts.Rounding {
  return roundings.some((rounding) => rounding === value);
}
