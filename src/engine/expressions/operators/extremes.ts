import { asComparable } from './amounts.ts';
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
    evaluate: (_, first, ...others) =>
      others.reduce((best, value) => {
        const [left, right] = asComparable(value, best);
        if (!isOrdered(left) || !isOrdered(right) || typeof left !== typeof right) return null;
        return better(left, right) ? value : best;
      }, first),
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

function isOrdered(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
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
