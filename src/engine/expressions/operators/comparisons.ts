import { asComparable } from './amounts.ts';
import { commonMembers, type Operator } from './Operator.ts';

type Comparable = string | number | boolean;

interface Comparison {
  readonly compares: NonNullable<Operator['compares']>;
  readonly compare: (left: Comparable, right: Comparable) => boolean;
  readonly short?: NonNullable<Operator['short']>;
}

/** Creates a comparison. Every comparison, `!==` too, is false when a side is missing or the types differ. */
function createComparison({ compares, compare, short }: Comparison): Operator {
  return {
    ...commonMembers,
    args: [{ at: 'value' }, { at: 'literal' }],
    result: 'boolean',
    compares,
    ...(short && { short }),
    evaluate: (_, ...sides) => {
      const [left, right] = asComparable(sides[0], sides[1]);
      return (
        isComparable(left) && isComparable(right) && typeof left === typeof right && compare(left, right)
      );
    },
  };
}

function isComparable(value: unknown): value is Comparable {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

export const equal = createComparison({
  compares: 'equality',
  compare: (left, right) => left === right,
  short: { of: 'equality', full: (left = null, right = true) => ({ '===': [left, right] }) },
});

export const different = createComparison({
  compares: 'difference',
  compare: (left, right) => left !== right,
});

export const less = createComparison({
  compares: 'order',
  compare: (left, right) => left < right,
});

export const atMost = createComparison({
  compares: 'order',
  compare: (left, right) => left <= right,
});

export const more = createComparison({
  compares: 'order',
  compare: (left, right) => left > right,
});

export const atLeast = createComparison({
  compares: 'order',
  compare: (left, right) => left >= right,
});
