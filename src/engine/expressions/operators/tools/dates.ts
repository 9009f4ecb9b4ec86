import type { OperatorTools } from '../Operator.ts';
import { listOtherConstants } from './listOtherConstants.ts';

const ofConstants = { none: 'What the distance is compared with is changed on its own.' } as const;

export const addDays: OperatorTools = {
  mutants: (operands, tools) => listOtherConstants('addDays', operands, tools),
  example: { write: { addDays: ['today', 30] }, given: { today: '2026-11-22' }, gives: '2026-12-22' },
};

export const daysBetween: OperatorTools = {
  mutants: ofConstants,
  example: {
    write: { daysBetween: ['policy.begin', 'today'] },
    given: { 'policy.begin': '2026-11-15', today: '2026-11-22' },
    gives: 7,
  },
};

export const age: OperatorTools = {
  mutants: ofConstants,
  example: {
    write: { age: ['policy.birth', 'today'] },
    given: { 'policy.birth': '2008-11-23', today: '2026-11-22' },
    gives: 17,
  },
};

export const year: OperatorTools = {
  mutants: { none: 'The date is changed on its own.' },
  example: { write: { year: 'today' }, given: { today: '2026-11-22' }, gives: 2026 },
};

export const startOfYear: OperatorTools = {
  mutants: (operands, tools) => listOtherConstants('startOfYear', operands, tools),
  example: { write: { startOfYear: ['today', 1] }, given: { today: '2026-11-22' }, gives: '2027-01-01' },
};
