import { asJson } from './amounts.ts';
import { withoutRows } from './withoutRows.ts';
import { commonMembers, type Operator } from './Operator.ts';

export const constant: Operator = {
  ...commonMembers,
  short: { of: 'text', full: (text = null) => ({ const: text }) },
  args: [{ at: 'literal' }],
  result: { like: 0 },
  evaluate: (_, value) => value,
};

export const object: Operator = {
  ...commonMembers,
  short: { of: 'members', full: (members = null) => ({ object: members }) },
  args: [{ at: 'members' }],
  result: 'unknown',
  evaluate: (_, ...members) => {
    const sent = (members as readonly (readonly [string, unknown, boolean])[]).flatMap(
      ([name, written, sendsNull]) => {
        const value = withoutRows(written);
        return value !== null || sendsNull ? [[name, value] as const] : [];
      },
    );
    return sent.length === 0 ? null : Object.fromEntries(sent);
  },
};

export const lookup: Operator = {
  ...commonMembers,
  args: [{ at: 'table' }, { at: 'value', object: true }, { at: 'column' }],
  result: 'path',
  path: ([table, , column]) =>
    typeof table === 'string' && typeof column === 'string' ? `table.${table}.${column}` : null,
  evaluate: (scope, table, key, column) =>
    key === null ? null : scope.lookup(String(table), key, String(column)),
};

export const derive: Operator = {
  ...commonMembers,
  args: [{ at: 'name' }, { at: 'value', object: true }],
  result: 'derived',
  evaluate: (scope, name, values) => scope.derive(String(name), asJson(values)),
  names: 'derivation',
};
