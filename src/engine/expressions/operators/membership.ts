import type { Expression } from '../../definition/Expression.ts';
import { plain, type Operator } from './Operator.ts';

export const within: Operator = {
  ...plain,
  args: [{ at: 'value' }, { at: 'literal', accepts: 'list' }],
  result: 'boolean',
  compares: 'membership',
  means: 'einer aus einer Liste von Werten',
  evaluate: (_, value, list) => value !== null && Array.isArray(list) && list.includes(value),
  says: { is: '{0} ist {1 oder }', isNot: '{0} ist nicht {1 oder }' },
  mutants: ([value = null, list = null], { inWords }) =>
    (Array.isArray(list) ? (list as readonly Expression[]) : []).map((item, place, items) => ({
      kind: 'constant-dropped',
      to: { in: [value, items.toSpliced(place, 1)] },
      says: `${JSON.stringify(item)} gehört nicht mehr dazu: ${inWords({ in: [value, items] })}`,
    })),
  example: {
    write: { in: ['policy.model', ['Yaris', 'Corolla']] },
    given: { 'policy.model': 'Corolla' },
    gives: true,
  },
};

function textTest(
  name: string,
  means: string,
  says: Operator['says'],
  test: (text: string, part: string) => boolean,
): Operator {
  return {
    ...plain,
    args: [
      { at: 'value', accepts: 'text' },
      { at: 'literal', accepts: 'text' },
    ],
    result: 'boolean',
    means,
    evaluate: (_, text, part) => typeof text === 'string' && typeof part === 'string' && test(text, part),
    says,
    mutants: { none: 'A text that begins or ends otherwise is no slip of the pen.' },
    example: { write: { [name]: ['policy.model', 'Ya'] }, given: { 'policy.model': 'Ya' }, gives: true },
  };
}

export const startsWith = textTest(
  'startsWith',
  'Text beginnt mit',
  { is: '{0} beginnt mit {1}', isNot: '{0} beginnt nicht mit {1}' },
  (text, part) => text.startsWith(part),
);

export const endsWith = textTest(
  'endsWith',
  'Text endet auf',
  { is: '{0} endet auf {1}', isNot: '{0} endet nicht auf {1}' },
  (text, part) => text.endsWith(part),
);
