import { commonMembers, type Operator } from './Operator.ts';

/** json-logic-js evaluates all three quantifiers. */
const quantifier: Operator = {
  ...commonMembers,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'condition', perRow: true },
  ],
  result: 'boolean',
  evaluate: null,
};

export const some = quantifier;
export const all = quantifier;
export const none = quantifier;
