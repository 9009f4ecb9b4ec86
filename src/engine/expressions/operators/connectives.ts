import { upToTwenty, commonMembers, type Operator } from './Operator.ts';

function createConnective(name: 'and' | 'or'): Operator {
  return {
    ...commonMembers,
    args: [{ at: 'condition', accepts: 'boolean', rest: true }],
    result: 'boolean',
    evaluate: null,
    joins: { neutral: name === 'and' },
    count: upToTwenty,
  };
}

export const and = createConnective('and');
export const or = createConnective('or');

export const not: Operator = {
  ...commonMembers,
  args: [{ at: 'condition', accepts: 'boolean' }],
  result: 'boolean',
  evaluate: (_, operand) => !operand,
  negates: true,
  short: { of: 'negation', full: (condition = null) => ({ '!': condition }) },
};
