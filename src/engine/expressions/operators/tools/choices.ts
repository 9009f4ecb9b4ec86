import type { OperatorTools } from '../Operator.ts';

export const choose: OperatorTools = {
  mutants: ([condition = null, ...values], { inWords, say }) => [
    {
      kind: 'condition-negated',
      to: { if: [{ '!': condition }, ...values] },
      says: say('opposite', { part: inWords(condition) }),
    },
  ],
  example: { write: { if: ['policy.full', 1, 2] }, given: { 'policy.full': true }, gives: 1 },
};

export const firstOf: OperatorTools = {
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
