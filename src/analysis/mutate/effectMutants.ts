import type { OutcomeRow } from '../../engine/index.ts';
import type { Keys, Mutant } from './Mutant.ts';

/** Effects of which each member is one thing that is done. */
const groups = ['check', 'mark', 'refetch', 'state'] as const;
/** Effects that are one thing as a whole. */
const wholes = ['open', 'dialog', 'banner', 'logoutAfter', 'download', 'file', 'done', 'next'] as const;

/** Every effect of a row forgotten, its address and its level another one, its text told nothing. `answer`: the answer in German. */
export function effectMutants(row: OutcomeRow, keys: Keys, answer: string): readonly Mutant[] {
  const dropped = (path: Keys, what: string): Mutant => ({
    part: 'calls',
    keys: [...keys, ...path],
    kind: 'effect-removed',
    says: `Auf ${answer} entfällt „${what}“`,
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
            says: `Auf ${answer} ist der Ton ${row.level === 'warn' ? 'error' : 'warn'} statt ${row.level}`,
          },
        ]),
    ...Object.keys(row.params ?? {}).map((name): Mutant => ({
      part: 'calls',
      keys: [...keys, 'params', name],
      kind: 'param-emptied',
      to: null,
      says: `Auf ${answer} fehlt der Meldung „${name}“`,
    })),
    ...(row.go === undefined
      ? []
      : [
          {
            part: 'calls' as const,
            keys: [...keys, 'go'],
            kind: 'exit-moved',
            to: '/anderswo',
            says: `Auf ${answer} geht es zu /anderswo statt zu ${row.go}`,
          },
        ]),
  ];
}
