import type { OperatorTools } from '../Operator.ts';

function createQuantifier(name: string, gives: boolean): OperatorTools {
  return {
    mutants: { none: 'The condition of the rows is changed on its own.' },
    example: {
      write: { [name]: ['policy.rows', { '===': ['row.known', true] }] },
      given: { 'policy.rows': [{ known: true }, { known: false }] },
      gives,
    },
  };
}

export const some = createQuantifier('some', true);
export const all = createQuantifier('all', false);
export const none = createQuantifier('none', false);
