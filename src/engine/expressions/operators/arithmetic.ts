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
      says: `„${other}“ statt „${name}“: ${tools.inWords({ [name]: operands })}`,
    },
    ...otherConstants(name, operands, tools),
  ];

export const add: Operator = {
  ...plain,
  args: [{ ...quantity, rest: true }],
  result: sumOf,
  means: 'Summe; fehlt ein Wert, fehlt die Summe',
  evaluate: (_, ...values) => amounts.addAll(values),
  count: several,
  says: { is: 'Summe von {* und }', isNot: null },
  mutants: (values, { inWords }) =>
    values.map((value, place) => ({
      kind: 'source-dropped',
      to: { add: values.toSpliced(place, 1, 0) },
      says: `Es zählt nicht mehr: ${inWords(value)}`,
    })),
  example: { write: { add: ['policy.price', 'policy.rate'] }, given, gives: 34 },
};

export const subtract: Operator = {
  ...plain,
  args: [quantity, quantity],
  result: sumOf,
  means: 'erster Wert minus zweiter',
  evaluate: (_, from, value) => amounts.subtract(from, value),
  says: { is: '{0} minus {1}', isNot: null },
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
  means: 'Produkt; mit einem Faktor, der nicht ganz sein muss, ein genauer Bruch',
  evaluate: (_, ...values) => amounts.multiplyAll(values),
  count: several,
  says: { is: '{* mal }', isNot: null },
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
  means: 'erster Wert durch zweiten, als genauer Bruch, den round rundet; durch null gibt es keinen Wert',
  evaluate: (_, value, by) => amounts.divide(value, by),
  says: { is: '{0} geteilt durch {1}', isNot: null },
  mutants: exchangedFor('divide', 'multiply'),
  example: {
    write: { round: [{ divide: ['policy.rate', 'policy.price'] }, 'up'] },
    given,
    gives: 1,
  },
};

const roundings: Readonly<Record<amounts.Rounding, string>> = {
  halfUp: 'kaufmännisch',
  up: 'vom Nullpunkt weg',
  down: 'zum Nullpunkt hin',
};

export const round: Operator = {
  ...plain,
  args: [quantity, { at: 'literal', literal: { enum: Object.keys(roundings) } }],
  result: ([value]) => {
    if (!value || value.type === 'unknown') return { type: 'unknown' };
    return typed(isMoney(value.type), false, true);
  },
  means: 'ganze Zahl oder ganze Cent: halfUp kaufmännisch, up vom Nullpunkt weg, down zum Nullpunkt hin',
  evaluate: (_, value, rounding) => (isRounding(rounding) ? amounts.round(value, rounding) : null),
  says: { is: '{0}, gerundet ({1})', isNot: null },
  mutants: ([value = null, rounding = null], { inWords }) =>
    Object.keys(roundings)
      .filter((other) => other !== rounding)
      .map((other) => ({
        kind: 'rounding-exchanged',
        to: { round: [value, other] },
        says: `Mit „${other}“ gerundet: ${inWords({ round: [value, rounding] })}`,
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
  means: 'ein Betrag in Euro, mit zwei Nachkommastellen oder keiner',
  evaluate: (_, amount) => (typeof amount === 'string' ? amounts.writtenMoney(amount) : null),
  says: { is: '{0}', isNot: null },
  literal: {
    value: (amount) => {
      const value = amounts.asJson(amounts.writtenMoney(amount));
      return typeof value === 'number' ? value : null;
    },
    says: (amount) => `${amount.replace('.', ',')} €`,
  },
  mutants: ([amount = null], { inWords }) => [
    { ...moved(amount, 1), says: `Ein Cent mehr als ${inWords({ euro: amount })}` },
    { ...moved(amount, -1), says: `Ein Cent weniger als ${inWords({ euro: amount })}` },
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
  return typeof value === 'string' && Object.hasOwn(roundings, value);
}
