import type { FormSource, MutationTools } from '../../engine/index.ts';
import type { Keys, Mutant } from './Mutant.ts';
import { refMutants } from './refMutants.ts';

type Once = 'flow' | 'session' | undefined;

/** Small mistakes in confirmations, notices and declared dead ends. */
export function dialogMutants({ rules }: FormSource, tools: MutationTools): readonly Mutant[] {
  const { confirm = {}, notices = [], stuck = [] } = rules;
  return [
    ...Object.entries(confirm).flatMap(([step, asked]) =>
      asked.flatMap(({ id, when, once, closing, destructive = false }, index): readonly Mutant[] => {
        const keys: Keys = ['confirm', step, index];
        return [
          removed(keys, `Die Rückfrage „${id}“ bleibt aus`),
          ...(when === undefined
            ? []
            : refMutants(tools, 'rules', keys, 'when', when, `Die Rückfrage „${id}“ öffnet sich`)),
          ...(once === undefined ? [] : onceMutants(keys, `Die Rückfrage „${id}“`, once)),
          {
            part: 'rules',
            keys: [...keys, 'closing'],
            kind: 'closing-exchanged',
            to: closing === 'proceed' ? 'stay' : 'proceed',
            says: `Wer die Rückfrage „${id}“ schließt, ${closing === 'proceed' ? 'bleibt' : 'geht weiter'}`,
          },
          {
            part: 'rules',
            keys: [...keys, 'destructive'],
            kind: 'destructive-exchanged',
            ...(destructive ? {} : { to: true }),
            says: `Die Rückfrage „${id}“ ${destructive ? 'warnt nicht mehr' : 'warnt'}, dass sich nichts rückgängig machen lässt`,
          },
        ];
      }),
    ),
    ...notices.flatMap(({ id, when, once }, index): readonly Mutant[] => {
      const keys: Keys = ['notices', index];
      return [
        removed(keys, `Der Hinweis „${id}“ bleibt aus`),
        ...negated(refMutants(tools, 'rules', keys, 'when', when, `Der Hinweis „${id}“ öffnet sich`)),
        ...onceMutants(keys, `Der Hinweis „${id}“`, once),
      ];
    }),
    ...stuck.flatMap(({ when, text }, index): readonly Mutant[] => {
      const keys: Keys = ['stuck', index];
      const other = stuck[index === 0 ? 1 : index - 1]?.text ?? 'stuck';
      return [
        removed(keys, `Die Sackgasse „${text}“ wird nicht erklärt`),
        ...negated(refMutants(tools, 'rules', keys, 'when', when, `Die Sackgasse „${text}“ wird erklärt`)),
        {
          part: 'rules',
          keys: [...keys, 'text'],
          kind: 'text-exchanged',
          to: other,
          says: `In der Sackgasse „${text}“ steht „${other}“`,
        },
      ];
    }),
  ];
}

function removed(keys: Keys, says: string): Mutant {
  return { part: 'rules', keys, kind: `${String(keys[0])}-removed`, says };
}

/** A condition that must be there cannot be forgotten. */
function negated(mutants: readonly Mutant[]): readonly Mutant[] {
  return mutants.filter(({ kind }) => kind !== 'when-removed');
}

function onceMutants(keys: Keys, what: string, once: Once): readonly Mutant[] {
  const at = { part: 'rules' as const, keys: [...keys, 'once'], kind: 'once-exchanged' };
  return once === undefined
    ? [{ ...at, to: 'flow', says: `${what} öffnet sich nur einmal` }]
    : [{ ...at, says: `${what} öffnet sich jedes Mal` }];
}
