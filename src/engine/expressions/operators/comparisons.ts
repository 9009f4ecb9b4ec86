import { asComparable } from './amounts.ts';
import { otherConstants } from './constants.ts';
import { plain, type Operator } from './Operator.ts';

type Comparable = string | number | boolean;

interface Comparison {
  readonly name: string;
  readonly compares: NonNullable<Operator['compares']>;
  readonly compare: (left: Comparable, right: Comparable) => boolean;
  /** The comparison somebody may write by mistake. */
  readonly mistaken: string;
  readonly gives: boolean;
  readonly short?: NonNullable<Operator['short']>;
}

/** Every comparison, `!==` too, is false when a side is missing or the types differ. */
function comparison({ name, compares, compare, mistaken, gives, short }: Comparison): Operator {
  const isBound = compares === 'order';
  return {
    ...plain,
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
    mutants: (operands, tools) => {
      const whole = tools.inWords({ [name]: operands });
      return [
        {
          kind: isBound ? 'bound-moved' : 'comparison-exchanged',
          to: { [mistaken]: operands },
          says: isBound
            ? tools.say('exchanged', { to: mistaken, from: name, whole })
            : tools.say('holds-instead', { whole, instead: tools.inWords({ [mistaken]: operands }) }),
        },
        ...otherConstants(name, operands, tools),
      ];
    },
    example: { write: { [name]: ['policy.age', 18] }, given: { 'policy.age': 18 }, gives },
  };
}

function isComparable(value: unknown): value is Comparable {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

export const equal = comparison({
  name: '===',
  compares: 'equality',
  compare: (left, right) => left === right,
  mistaken: '!==',
  gives: true,
  short: { of: 'equality', full: (left = null, right = true) => ({ '===': [left, right] }) },
});

export const different = comparison({
  name: '!==',
  compares: 'difference',
  compare: (left, right) => left !== right,
  mistaken: '===',
  gives: false,
});

export const less = comparison({
  name: '<',
  compares: 'order',
  compare: (left, right) => left < right,
  mistaken: '<=',
  gives: false,
});

export const atMost = comparison({
  name: '<=',
  compares: 'order',
  compare: (left, right) => left <= right,
  mistaken: '<',
  gives: true,
});

export const more = comparison({
  name: '>',
  compares: 'order',
  compare: (left, right) => left > right,
  mistaken: '>=',
  gives: false,
});

export const atLeast = comparison({
  name: '>=',
  compares: 'order',
  compare: (left, right) => left >= right,
  mistaken: '>',
  gives: true,
});
