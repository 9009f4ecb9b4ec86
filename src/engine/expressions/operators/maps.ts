import type { Scope } from './Scope.ts';
import { commonMembers, type Operator } from './Operator.ts';

export const at: Operator = {
  ...commonMembers,
  args: [{ at: 'list', accepts: 'list' }, { at: 'value' }, { at: 'literal' }],
  result: 'path',
  path: ([map, , member], pathOf) => {
    const whole = pathOf(map);
    return whole === null || typeof member !== 'string' ? null : `${whole}.${member}`;
  },
  evaluate: (_, map, key, member) => {
    if (!Array.isArray(map)) return null;
    const row = (map as readonly Scope[]).find((one) => one.read('row.key') === key);
    return row?.read(`row.${String(member)}`) ?? null;
  },
};
