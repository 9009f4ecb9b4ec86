import { asComparable } from './amounts.ts';
import { otherConstants } from './constants.ts';
import { plain, type Operator } from './Operator.ts';

type Comparable = string | number | boolean;

interface Comparison {
  readonly name: string;
  readonly compares: NonNullable<Operator['compares']>;
  readonly means: string;
  readonly says: Operator['says'];
  readonly compare: (left: Comparable, right: Comparable) => boolean;
  /** The comparison somebody may write by mistake. */
  readonly mistaken: string;
  readonly gives: boolean;
  readonly short?: NonNullable<Operator['short']>;
}

/** Every comparison, `!==` too, is false when a side is missing or the types differ. */
function comparison({ name, compares, means, says, compare, mistaken, gives, short }: Comparison): Operator {
  const isBound = compares === 'order';
  return {
    ...plain,
    args: [{ at: 'value' }, { at: 'literal' }],
    result: 'boolean',
    compares,
    ...(short && { short }),
    means,
    evaluate: (_, ...sides) => {
      const [left, right] = asComparable(sides[0], sides[1]);
      return (
        isComparable(left) && isComparable(right) && typeof left === typeof right && compare(left, right)
      );
    },
    says,
    mutants: (operands, tools) => [
      {
        kind: isBound ? 'bound-moved' : 'comparison-exchanged',
        to: { [mistaken]: operands },
        says: isBound
          ? `„${mistaken}“ statt „${name}“: ${tools.inWords({ [name]: operands })}`
          : `Statt „${tools.inWords({ [name]: operands })}“ gilt „${tools.inWords({ [mistaken]: operands })}“`,
      },
      ...otherConstants(name, operands, tools),
    ],
    example: { write: { [name]: ['policy.age', 18] }, given: { 'policy.age': 18 }, gives },
  };
}

function isComparable(value: unknown): value is Comparable {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

export const equal = comparison({
  name: '===',
  compares: 'equality',
  means: 'gleich; falsch, wenn ein Wert fehlt',
  says: { is: '{0} ist {1}', isNot: '{0} ist nicht {1}' },
  compare: (left, right) => left === right,
  mistaken: '!==',
  gives: true,
  short: { of: 'equality', full: (left = null, right = true) => ({ '===': [left, right] }) },
});

export const different = comparison({
  name: '!==',
  compares: 'difference',
  means: 'beantwortet und verschieden; falsch, wenn ein Wert fehlt',
  says: { is: '{0} ist angegeben und nicht {1}', isNot: '{0} ist {1} oder fehlt' },
  compare: (left, right) => left !== right,
  mistaken: '===',
  gives: false,
});

export const less = comparison({
  name: '<',
  compares: 'order',
  means: 'kleiner oder früher',
  says: { is: '{0} ist kleiner als {1}', isNot: '{0} ist nicht kleiner als {1}' },
  compare: (left, right) => left < right,
  mistaken: '<=',
  gives: false,
});

export const atMost = comparison({
  name: '<=',
  compares: 'order',
  means: 'höchstens oder nicht später',
  says: { is: '{0} ist höchstens {1}', isNot: '{0} ist nicht höchstens {1}' },
  compare: (left, right) => left <= right,
  mistaken: '<',
  gives: true,
});

export const more = comparison({
  name: '>',
  compares: 'order',
  means: 'größer oder später',
  says: { is: '{0} ist größer als {1}', isNot: '{0} ist nicht größer als {1}' },
  compare: (left, right) => left > right,
  mistaken: '>=',
  gives: false,
});

export const atLeast = comparison({
  name: '>=',
  compares: 'order',
  means: 'mindestens oder nicht früher',
  says: { is: '{0} ist mindestens {1}', isNot: '{0} ist nicht mindestens {1}' },
  compare: (left, right) => left >= right,
  mistaken: '>',
  gives: true,
});
