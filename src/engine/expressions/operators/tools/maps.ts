import type { OperatorTools } from '../Operator.ts';

export const at: OperatorTools = {
  mutants: { none: 'The key is changed on its own; another member is another form.' },
  example: {
    write: { at: ['policy.rates', 'policy.kind', 'percent'] },
    given: { 'policy.rates': { FULL: { percent: 5 }, PART: { percent: 7 } }, 'policy.kind': 'PART' },
    gives: 7,
  },
};
