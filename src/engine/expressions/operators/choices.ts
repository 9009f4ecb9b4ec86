import { upToTwenty, commonMembers, type Operator } from './Operator.ts';

export const choose: Operator = {
  ...commonMembers,
  args: [
    { at: 'condition', accepts: 'boolean' },
    { at: 'value', object: 'asOutside' },
    { at: 'value', object: 'asOutside' },
  ],
  result: { like: 1 },
  evaluate: null,
  count: { least: 3, most: 21, odd: true },
};

export const firstOf: Operator = {
  ...commonMembers,
  args: [{ at: 'value', object: 'asOutside', rest: true }],
  result: { like: 0 },
  sendsNull: (operands) => operands.at(-1) === null,
  evaluate: (_, ...values) => values.find((value) => value !== null) ?? null,
  count: upToTwenty,
};
