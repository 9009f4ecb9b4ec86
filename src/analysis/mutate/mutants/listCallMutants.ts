import type { CallDefinition, FormSource, MutationTools, OutcomeRow } from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import { listEffectMutants } from './listEffectMutants.ts';
import { listRefMutants } from './listRefMutants.ts';
import { listValueMutants } from './listValueMutants.ts';
import type { Keys, Mutant } from './Mutant.ts';

/** Lists small mistakes in payloads and in the effects of replies. */
export function listCallMutants(source: FormSource, tools: MutationTools): readonly Mutant[] {
  return source.calls.calls.flatMap((call, index): readonly Mutant[] => {
    const keys: Keys = ['calls', index];
    return [
      ...(call.when === undefined || isImpliedByChange(call, source)
        ? []
        : listRefMutants(
            tools,
            'calls',
            keys,
            'when',
            call.when,
            say('mutant.call.made', { call: call.call }),
          )),
      ...(call.send === undefined
        ? []
        : listValueMutants(call.send, { part: 'calls', keys: [...keys, 'send'], name: 'body' }, tools)),
      ...listMomentMutants(call, keys),
      ...listOutcomeMutants(call, [...keys, 'outcomes'], tools),
    ];
  });
}

/**
 * Returns true for a call after a change of a question, made only when the answer differs from that of the start: a question without a value
 * at the start always differs once it holds the least length.
 */
function isImpliedByChange({ at, when }: CallDefinition, { rules }: FormSource): boolean {
  if (!('change' in at) || at.minLength === undefined || rules.start?.[at.change] !== undefined) return false;
  return JSON.stringify(when) === JSON.stringify({ changed: at.change });
}

/** Lists mutants of a call's moment: the least length of an answer that starts the call, and whether an equal call is made again. */
function listMomentMutants({ at, call, again }: CallDefinition, keys: Keys): readonly Mutant[] {
  const part = 'calls' as const;
  return [
    ...('change' in at && at.minLength !== undefined
      ? [
          {
            part,
            keys: [...keys, 'at', 'minLength'],
            kind: 'bound-moved',
            to: at.minLength + 1,
            says: say('mutant.call.later', { call }),
          },
        ]
      : []),
    ...(again === undefined
      ? []
      : [
          {
            part,
            keys: [...keys, 'again'],
            kind: 'again-removed',
            says: say('mutant.call.again', { call }),
          },
        ]),
  ];
}

function listOutcomeMutants(
  { at: moment, outcomes: rows }: CallDefinition,
  keys: Keys,
  tools: MutationTools,
): readonly Mutant[] {
  // A call on entering a step or at a press leads to no next step.
  const leadsToNextStep = 'submit' in moment || 'continue' in moment;
  const part = 'calls' as const;
  return rows.flatMap((row, index): readonly Mutant[] => {
    const at = [...keys, index];
    return [
      ...listEffectMutants(row, at, describeReply(row)).filter(
        (mutant) => leadsToNextStep || mutant.keys.at(-1) !== 'next',
      ),
      ...('when' in row && row.when !== undefined
        ? listRefMutants(
            tools,
            'calls',
            at,
            'when',
            row.when,
            say('mutant.answer.counts', { answer: describeReply(row) }),
          )
        : []),
      // A row that only continues is not removed: another row would take the reply and show a message, and flows cannot expect the absence
      // of a message.
      ...('else' in row || (!leadsToNextStep && Object.keys(pickEffects(row)).every((key) => key === 'next'))
        ? []
        : [
            {
              part,
              keys: at,
              kind: 'outcome-removed',
              says: say('mutant.answer.gone', { answer: describeReply(row) }),
            },
          ]),
      ...('body' in row && row.body !== undefined
        ? [
            {
              part,
              keys: [...at, 'body'],
              kind: 'outcome-widened',
              says: say('mutant.answer.any-reason', { answer: describeReply(row) }),
            },
          ]
        : []),
      ...exchangeRowTargets(rows, index, keys),
    ];
  });
}

/** Exchanges the targets of a row and of the row after it. */
function exchangeRowTargets(rows: readonly OutcomeRow[], index: number, keys: Keys): readonly Mutant[] {
  const [row, next] = rows.slice(index);
  if (row === undefined || next === undefined) return [];
  const pair = [
    { ...pickMatch(row), ...pickEffects(next) },
    { ...pickMatch(next), ...pickEffects(row) },
  ];
  return [
    {
      part: 'calls',
      keys,
      near: [...keys, index],
      to: [...rows.slice(0, index), ...pair, ...rows.slice(index + 2)],
      kind: 'outcomes-exchanged',
      says: say('mutant.answer.exchanged', { answer: describeReply(row), other: describeReply(next) }),
    },
  ];
}

const matchKeys: ReadonlySet<string> = new Set(['else', 'status', 'body', 'when']);

function pickMatch(row: OutcomeRow): object {
  return Object.fromEntries(Object.entries(row).filter(([key]) => matchKeys.has(key)));
}

function pickEffects(row: OutcomeRow): object {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !matchKeys.has(key)));
}

function describeReply(row: OutcomeRow): string {
  return 'else' in row
    ? say('mutant.answer.else')
    : say('mutant.answer', { reply: [String(row.status), row.body ?? ''].join(' ').trim() });
}
