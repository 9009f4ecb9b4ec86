import type { FormSource, MutationTools } from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import type { Keys, Mutant } from './Mutant.ts';
import { listRefMutants } from './listRefMutants.ts';

type Once = 'flow' | 'session' | undefined;

/** Lists small mistakes in confirmations, notices and declared dead ends. */
export function listDialogMutants({ rules }: FormSource, tools: MutationTools): readonly Mutant[] {
  const { notices = [], stuck = [] } = rules;
  return [
    ...listConfirmationMutants(rules, tools),
    ...notices.flatMap((notice, index): readonly Mutant[] => {
      const keys: Keys = ['notices', index];
      const what = say('mutant.notice', { id: notice.id });
      return [
        createRemovalMutant(keys, say('mutant.missing', { what })),
        ...('when' in notice
          ? keepConditionsRequired(
              listRefMutants(tools, 'rules', keys, 'when', notice.when, say('mutant.opens', { what })),
            )
          : []),
        ...listOnceMutants(keys, what, notice.once),
      ];
    }),
    ...stuck.flatMap(({ when, text }, index): readonly Mutant[] => {
      const keys: Keys = ['stuck', index];
      const what = say('mutant.stuck', { text });
      const other = stuck[index === 0 ? 1 : index - 1]?.text ?? 'stuck';
      return [
        createRemovalMutant(keys, say('mutant.stuck.unexplained', { what })),
        ...keepConditionsRequired(
          listRefMutants(tools, 'rules', keys, 'when', when, say('mutant.stuck.explained', { what })),
        ),
        {
          part: 'rules',
          keys: [...keys, 'text'],
          kind: 'text-exchanged',
          to: other,
          says: say('mutant.stuck.text', { text, other }),
        },
      ];
    }),
  ];
}

function listConfirmationMutants(
  { confirm = {} }: FormSource['rules'],
  tools: MutationTools,
): readonly Mutant[] {
  return Object.entries(confirm).flatMap(([step, asked]) =>
    asked.flatMap(({ id, when, once, closing, destructive = false }, index): readonly Mutant[] => {
      const keys: Keys = ['confirm', step, index];
      const what = say('mutant.dialog', { id });
      return [
        createRemovalMutant(keys, say('mutant.missing', { what })),
        ...(when === undefined
          ? []
          : listRefMutants(tools, 'rules', keys, 'when', when, say('mutant.opens', { what }))),
        ...(once === undefined ? [] : listOnceMutants(keys, what, once)),
        {
          part: 'rules',
          keys: [...keys, 'closing'],
          kind: 'closing-exchanged',
          to: closing === 'proceed' ? 'stay' : 'proceed',
          says: say(closing === 'proceed' ? 'mutant.dialog.stays' : 'mutant.dialog.proceeds', { id }),
        },
        {
          part: 'rules',
          keys: [...keys, 'destructive'],
          kind: 'destructive-exchanged',
          ...(destructive ? {} : { to: true }),
          says: say(destructive ? 'mutant.dialog.harmless' : 'mutant.dialog.destructive', { what }),
        },
      ];
    }),
  );
}

function createRemovalMutant(keys: Keys, says: string): Mutant {
  return { part: 'rules', keys, kind: `${String(keys[0])}-removed`, says };
}

/** Drops the mutants that remove a condition (`when-removed`), because this condition is required. */
function keepConditionsRequired(mutants: readonly Mutant[]): readonly Mutant[] {
  return mutants.filter(({ kind }) => kind !== 'when-removed');
}

function listOnceMutants(keys: Keys, what: string, once: Once): readonly Mutant[] {
  const at = { part: 'rules' as const, keys: [...keys, 'once'], kind: 'once-exchanged' };
  return once === undefined
    ? [{ ...at, to: 'flow', says: say('mutant.opens.once', { what }) }]
    : [{ ...at, says: say('mutant.opens.always', { what }) }];
}
