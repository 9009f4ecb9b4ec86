import type { OperatorTools } from '../Operator.ts';

function quantifier(name: string, gives: boolean): OperatorTools {
  return {
    mutants: { none: 'The condition of the rows is changed on its own.' },
    example: {
      write: { [name]: ['policy.rows', { '===': ['row.known', true] }] },
      given: { 'policy.rows': [{ known: true }, { known: false }] },
      gives,
    },
  };
}

export const some = quantifier('some', true);
export const all = quantifier('all', false);
export const none = quantifier('none', false);
