import type { Expression } from '../../../definition/Expression.ts';
import { roundings, parseMoney } from '../amounts.ts';
import type { OperatorTools } from '../Operator.ts';
import { listOtherConstants } from './listOtherConstants.ts';

const given = { 'policy.price': 30, 'policy.rate': 4 };

const exchangedFor =
  (name: string, other: string): OperatorTools['mutants'] =>
  (operands, tools) => [
    {
      kind: 'arithmetic-exchanged',
      to: { [other]: operands },
      says: tools.say('exchanged', { to: other, from: name, whole: tools.inWords({ [name]: operands }) }),
    },
    ...listOtherConstants(name, operands, tools),
  ];

export const add: OperatorTools = {
  mutants: (values, { inWords, say }) =>
    values.map((value, place) => ({
      kind: 'source-dropped',
      to: { add: values.toSpliced(place, 1, 0) },
      says: say('dropped', { part: inWords(value) }),
    })),
  example: { write: { add: ['policy.price', 'policy.rate'] }, given, gives: 34 },
};

export const subtract: OperatorTools = {
  mutants: exchangedFor('subtract', 'add'),
  example: { write: { subtract: ['policy.price', 'policy.rate'] }, given, gives: 26 },
};

export const multiply: OperatorTools = {
  mutants: (operands, tools) => listOtherConstants('multiply', operands, tools),
  example: { write: { multiply: ['policy.price', 'policy.rate'] }, given, gives: 120 },
};

export const divide: OperatorTools = {
  mutants: exchangedFor('divide', 'multiply'),
  example: {
    write: { round: [{ divide: ['policy.rate', 'policy.price'] }, 'up'] },
    given,
    gives: 1,
  },
};

export const round: OperatorTools = {
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

export const euro: OperatorTools = {
  mutants: ([amount = null], { inWords, say }) => [
    { ...moveAmount(amount, 1), says: say('cent-more', { part: inWords({ euro: amount }) }) },
    { ...moveAmount(amount, -1), says: say('cent-less', { part: inWords({ euro: amount }) }) },
  ],
  example: { write: { euro: '12.50' }, given: {}, gives: 12.5 },
};

function moveAmount(amount: Expression, cents: number) {
  const money = typeof amount === 'string' ? parseMoney(amount) : null;
  const euros = ((money?.cents ?? 0) + cents) / 100;
  return { kind: 'bound-moved', to: { euro: euros.toFixed(2) } };
}
