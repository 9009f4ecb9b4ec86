import { commonMembers, type Operator } from './Operator.ts';

export const within: Operator = {
  ...commonMembers,
  args: [{ at: 'value' }, { at: 'literal', accepts: 'list' }],
  result: 'boolean',
  compares: 'membership',
  evaluate: (_, value, list) => value !== null && Array.isArray(list) && list.includes(value),
};

function textTest(test: (text: string, part: string) => boolean): Operator {
  return {
    ...commonMembers,
    args: [
      { at: 'value', accepts: 'text' },
      { at: 'literal', accepts: 'text' },
    ],
    result: 'boolean',
    evaluate: (_, text, part) => typeof text === 'string' && typeof part === 'string' && test(text, part),
  };
}

export const startsWith = textTest((text, part) => text.startsWith(part));

export const endsWith = textTest((text, part) => text.endsWith(part));
