import { many, plain, type Operator } from './Operator.ts';

export const choose: Operator = {
  ...plain,
  args: [
    { at: 'condition', accepts: 'boolean' },
    { at: 'value', object: true },
    { at: 'value', object: true },
  ],
  result: { like: 1 },
  evaluate: null,
  count: { least: 3, most: 21, odd: true },
  mutants: ([condition = null, ...values], { inWords, say }) => [
    {
      kind: 'condition-negated',
      to: { if: [{ '!': condition }, ...values] },
      says: say('opposite', { part: inWords(condition) }),
    },
  ],
  example: { write: { if: ['policy.full', 1, 2] }, given: { 'policy.full': true }, gives: 1 },
};

export const firstOf: Operator = {
  ...plain,
  args: [{ at: 'value', object: true, rest: true }],
  result: { like: 0 },
  sendsNull: (operands) => operands.at(-1) === null,
  evaluate: (_, ...values) => values.find((value) => value !== null) ?? null,
  count: many,
  mutants: (values, { inWords, say }) =>
    values.length < 2
      ? []
      : values.map((value, place) => ({
          kind: 'source-dropped',
          to: { firstOf: values.toSpliced(place, 1) },
          says: say('dropped', { part: inWords(value) }),
        })),
  example: { write: { firstOf: ['policy.age', 18] }, given: {}, gives: 18 },
};
