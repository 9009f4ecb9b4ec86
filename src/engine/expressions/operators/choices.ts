import { many, plain, type Operator } from './Operator.ts';

export const choose: Operator = {
  ...plain,
  args: [
    { at: 'condition', accepts: 'boolean' },
    { at: 'value', object: true },
    { at: 'value', object: true },
  ],
  result: { like: 1 },
  means: 'Wert der ersten Bedingung, die gilt, sonst der letzte',
  evaluate: null,
  count: { least: 3, most: 21, odd: true },
  says: { is: 'wenn {0}: {1}, sonst: {2}', isNot: null },
  mutants: ([condition = null, ...values], { inWords }) => [
    {
      kind: 'condition-negated',
      to: { if: [{ '!': condition }, ...values] },
      says: `Es zählt das Gegenteil von: ${inWords(condition)}`,
    },
  ],
  example: { write: { if: ['policy.full', 1, 2] }, given: { 'policy.full': true }, gives: 1 },
};

export const firstOf: Operator = {
  ...plain,
  args: [{ at: 'value', object: true, rest: true }],
  result: { like: 0 },
  sendsNull: (operands) => operands.at(-1) === null,
  means: 'der erste Wert, der nicht fehlt; ein null am Ende wird gesendet',
  evaluate: (_, ...values) => values.find((value) => value !== null) ?? null,
  count: many,
  says: { is: '{*, sonst }', isNot: null },
  mutants: (values, { inWords }) =>
    values.length < 2
      ? []
      : values.map((value, place) => ({
          kind: 'source-dropped',
          to: { firstOf: values.toSpliced(place, 1) },
          says: `Es zählt nicht mehr: ${inWords(value)}`,
        })),
  example: { write: { firstOf: ['policy.age', 18] }, given: {}, gives: 18 },
};
