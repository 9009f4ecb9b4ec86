import { fields, commonMembers, type Operator } from './Operator.ts';

export const answered: Operator = {
  ...commonMembers,
  args: [{ at: 'place' }],
  result: 'boolean',
  asksWhether: 'answered',
  evaluate: (scope, path) => scope.read(String(path)) !== null,
};

export const changed: Operator = {
  ...commonMembers,
  args: [{ at: 'place', rest: true, group: true }],
  result: 'boolean',
  asksWhether: 'changed',
  evaluate: (scope, ...paths) => paths.some((path) => scope.changed(String(path))),
  count: fields,
  readsEntry: true,
};
