import { asComparable } from './amounts.ts';
import { upToTwenty, commonMembers, type Operator } from './Operator.ts';

function createExtreme(better: (left: string | number, right: string | number) => boolean): Operator {
  return {
    ...commonMembers,
    args: [{ at: 'value', rest: true }],
    result: { like: 0 },
    evaluate: (_, first, ...others) =>
      others.reduce((best, value) => {
        const [left, right] = asComparable(value, best);
        if (!isNumberOrText(left) || !isNumberOrText(right) || typeof left !== typeof right) return null;
        return better(left, right) ? value : best;
      }, first),
    count: upToTwenty,
  };
}

function isNumberOrText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

export const min = createExtreme((left, right) => left < right);

export const max = createExtreme((left, right) => left > right);
