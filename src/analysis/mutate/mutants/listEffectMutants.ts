import type { OutcomeRow } from '../../../engine/index.ts';
import { foreignRoute } from './foreignRoute.ts';
import { say } from '../../messages/messages.ts';
import type { Keys, Mutant } from './Mutant.ts';

/** Effects of which each member is one effect of its own. */
const groups = ['check', 'mark', 'refetch', 'state'] as const;
/** Effects that are mutated as a whole. */
const wholes = [
  'open',
  'dialog',
  'banner',
  'logoutAfter',
  'download',
  'newTab',
  'file',
  'done',
  'next',
] as const;

/**
 * Lists mutants of the effects of a row: each effect removed; addresses, levels and the parameters of texts changed. `answer`: the reply in
 * German.
 */
export function listEffectMutants(row: OutcomeRow, keys: Keys, answer: string): readonly Mutant[] {
  const dropped = (path: Keys, what: string): Mutant => ({
    part: 'calls',
    keys: [...keys, ...path],
    kind: 'effect-removed',
    says: say('mutant.effect.dropped', { answer, what }),
  });
  return [
    ...wholes.flatMap((name) => (row[name] === undefined ? [] : [dropped([name], name)])),
    ...(row.dialog?.choices ?? []).map((choice, index) =>
      dropped(['dialog', 'choices', index], `dialog ${choice}`),
    ),
    ...groups.flatMap((name) => {
      const members = row[name] ?? {};
      return Array.isArray(members)
        ? members.map((member: string, index) => dropped([name, index], `${name} ${member}`))
        : Object.keys(members).map((member) => dropped([name, member], `${name} ${member}`));
    }),
    ...(row.banner === undefined || row.level === undefined
      ? []
      : [
          {
            part: 'calls' as const,
            keys: [...keys, 'level'],
            kind: 'level-exchanged',
            to: row.level === 'warn' ? 'error' : 'warn',
            says: say('mutant.effect.level', {
              answer,
              to: row.level === 'warn' ? 'error' : 'warn',
              from: row.level,
            }),
          },
        ]),
    ...Object.keys(row.params ?? {}).map((name): Mutant => ({
      part: 'calls',
      keys: [...keys, 'params', name],
      kind: 'param-emptied',
      to: null,
      says: say('mutant.effect.param', { answer, name }),
    })),
    ...(row.go === undefined
      ? []
      : [
          {
            part: 'calls' as const,
            keys: [...keys, 'go'],
            kind: 'exit-moved',
            to: foreignRoute,
            says: say('mutant.effect.go', { answer, to: foreignRoute, from: row.go }),
          },
        ]),
  ];
}
