import type { OperatorTools } from '../Operator.ts';

function createExtreme(name: 'min' | 'max'): OperatorTools {
  const other = name === 'min' ? 'max' : 'min';
  return {
    mutants: (values, { inWords, say }) => [
      {
        kind: 'extreme-exchanged',
        to: { [other]: values },
        says: say('counts-instead', {
          whole: inWords({ [name]: values }),
          instead: inWords({ [other]: values }),
        }),
      },
    ],
    example: {
      write: { [name]: ['policy.age', 18] },
      given: { 'policy.age': 20 },
      gives: name === 'min' ? 18 : 20,
    },
  };
}

export const min = createExtreme('min');

export const max = createExtreme('max');
