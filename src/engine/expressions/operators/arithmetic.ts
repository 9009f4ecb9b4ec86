import * as amounts from './amounts.ts';
import { upToTwenty, commonMembers, type Operator, type OperandType } from './Operator.ts';

const quantity = { at: 'value', accepts: 'quantity' } as const;
const atLeastTwo = { ...upToTwenty, least: 2 } as const;

export const add: Operator = {
  ...commonMembers,
  args: [{ ...quantity, rest: true }],
  result: inferSumType,
  evaluate: (_, ...values) => amounts.addAll(values),
  count: atLeastTwo,
};

export const subtract: Operator = {
  ...commonMembers,
  args: [quantity, quantity],
  result: inferSumType,
  evaluate: (_, from, value) => amounts.subtract(from, value),
};

export const multiply: Operator = {
  ...commonMembers,
  args: [{ ...quantity, rest: true }],
  result: (operands) => {
    const unit = operands.filter(({ type }) => isMoney(type)).length;
    if (unit > 1) return null;
    if (operands.some(({ type }) => type === 'unknown')) return { type: 'unknown' };
    const isExact = operands.every(({ type, isWhole = false }) => type === 'money' || isWhole);
    return toNumberType(unit === 1, !isExact, isExact);
  },
  evaluate: (_, ...values) => amounts.multiplyAll(values),
  count: atLeastTwo,
};

export const divide: Operator = {
  ...commonMembers,
  args: [quantity, quantity],
  result: ([value, by]) => {
    if (!value || !by || value.type === 'unknown' || by.type === 'unknown') return { type: 'unknown' };
    if (isMoney(by.type)) return isMoney(value.type) ? { type: 'fraction' } : null;
    return toNumberType(isMoney(value.type), true, false);
  },
  evaluate: (_, value, by) => amounts.divide(value, by),
};

export const round: Operator = {
  ...commonMembers,
  args: [quantity, { at: 'literal', literal: { enum: amounts.roundings } }],
  result: ([value]) => {
    if (!value || value.type === 'unknown') return { type: 'unknown' };
    return toNumberType(isMoney(value.type), false, true);
  },
  evaluate: (_, value, rounding) => (isRounding(rounding) ? amounts.round(value, rounding) : null),
};

export const euro: Operator = {
  ...commonMembers,
  args: [{ at: 'literal', literal: { type: 'string', pattern: '^-?\\d+(\\.\\d\\d)?$' } }],
  result: 'money',
  evaluate: (_, amount) => (typeof amount === 'string' ? amounts.parseMoney(amount) : null),
  literal: {
    value: (amount) => {
      const value = amounts.asJson(amounts.parseMoney(amount));
      return typeof value === 'number' ? value : null;
    },
    format: 'euro',
  },
};

/** Infers the type of a sum. All operands have one unit; the sum is a fraction when one operand is. */
function inferSumType(operands: readonly OperandType[]): OperandType | null {
  const types = operands.map(({ type }) => type);
  if (types.some(isMoney) && types.some(isPlain)) return null;
  if (types.includes('unknown')) return { type: 'unknown' };
  const isFraction = types.includes('fraction') || types.includes('moneyFraction');
  return toNumberType(
    types.some(isMoney),
    isFraction,
    operands.every(({ isWhole = false }) => isWhole),
  );
}

function toNumberType(isOfMoney: boolean, isFraction: boolean, isWhole: boolean): OperandType {
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
  return amounts.roundings.some((rounding) => rounding === value);
}
