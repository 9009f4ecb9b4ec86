import { many, plain, type Operator } from './Operator.ts';

function connective(name: 'and' | 'or'): Operator {
  return {
    ...plain,
    args: [{ at: 'condition', accepts: 'boolean', rest: true }],
    result: 'boolean',
    evaluate: null,
    joins: { neutral: name === 'and' },
    count: many,
  };
}

export const and = connective('and');
export const or = connective('or');

export const not: Operator = {
  ...plain,
  args: [{ at: 'condition', accepts: 'boolean' }],
  result: 'boolean',
  evaluate: (_, operand) => !operand,
  negates: true,
  short: { of: 'negation', full: (condition = null) => ({ '!': condition }) },
};
