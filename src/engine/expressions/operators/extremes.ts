import { many, plain, type Operator } from './Operator.ts';

function extreme(
  name: 'min' | 'max',
  means: string,
  says: string,
  better: (left: string | number, right: string | number) => boolean,
): Operator {
  const other = name === 'min' ? 'max' : 'min';
  return {
    ...plain,
    args: [{ at: 'value', rest: true }],
    result: { like: 0 },
    means,
    evaluate: (_, ...values) =>
      allOf(values, 'number') || allOf(values, 'string')
        ? values.reduce((best, value) => (better(value, best) ? value : best))
        : null,
    count: many,
    says: { is: says, isNot: null },
    mutants: (values, { inWords }) => [
      {
        kind: 'extreme-exchanged',
        to: { [other]: values },
        says: `Statt „${inWords({ [name]: values })}“ zählt „${inWords({ [other]: values })}“`,
      },
    ],
    example: {
      write: { [name]: ['policy.age', 18] },
      given: { 'policy.age': 20 },
      gives: name === 'min' ? 18 : 20,
    },
  };
}

function allOf(values: readonly unknown[], type: 'number'): values is readonly number[];
function allOf(values: readonly unknown[], type: 'string'): values is readonly string[];
function allOf(values: readonly unknown[], type: string): boolean {
  return values.every((value) => typeof value === type);
}

export const min = extreme(
  'min',
  'kleinster oder frühester Wert',
  'der kleinere Wert von {* und }',
  (left, right) => left < right,
);

export const max = extreme(
  'max',
  'größter oder spätester Wert',
  'der größere Wert von {* und }',
  (left, right) => left > right,
);
