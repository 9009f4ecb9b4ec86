import { asComparable } from './amounts.ts';
import { many, plain, type Operator } from './Operator.ts';

function extreme(
  name: 'min' | 'max',
  better: (left: string | number, right: string | number) => boolean,
): Operator {
  const other = name === 'min' ? 'max' : 'min';
  return {
    ...plain,
    args: [{ at: 'value', rest: true }],
    result: { like: 0 },
    evaluate: (_, first, ...others) =>
      others.reduce((best, value) => {
        const [left, right] = asComparable(value, best);
        if (!isOrdered(left) || !isOrdered(right) || typeof left !== typeof right) return null;
        return better(left, right) ? value : best;
      }, first),
    count: many,
    mutants: (values, { inWords, say }) => [
      {
        kind: 'extreme-exchanged',
        to: { [other]: values },
        says: say('counts-instead', {
          whole: inWords({ [name]: values }),
          instead: inWords({ [other]: values }),
        }),
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

export const min = extreme('min', (left, right) => left < right);

export const max = extreme('max', (left, right) => left > right);
