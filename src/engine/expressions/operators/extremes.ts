import { asComparable } from './amounts.ts';
import { many, plain, type Operator } from './Operator.ts';

function extreme(better: (left: string | number, right: string | number) => boolean): Operator {
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
  };
}

function isOrdered(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

export const min = extreme((left, right) => left < right);

export const max = extreme((left, right) => left > right);
