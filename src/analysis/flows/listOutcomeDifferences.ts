import { say } from '../messages/messages.ts';
import { quoteDifference } from './quoteDifference.ts';
import type { FlowAnswer } from './format/Flow.ts';
import type { SeenOutcome } from './driver/FlowDriver.ts';
import { isSameData } from './isSameData.ts';

type OutcomeAspect =
  | 'message'
  | 'reads'
  | 'level'
  | 'marks'
  | 'opens'
  | 'asks'
  | 'saves'
  | 'visits'
  | 'logsOutAfter'
  | 'ends'
  | 'goes'
  | 'refetches'
  | 'tells'
  | 'endPage';

/** Lists the differences between an outcome and the expected one. Members that the flow does not name may have any value. */
export function listOutcomeDifferences(outcome: SeenOutcome, wanted: FlowAnswer): readonly string[] {
  const expected: readonly (readonly [what: OutcomeAspect, is: unknown, wanted: unknown])[] = [
    ['message', outcome.shows, wanted.shows],
    ['reads', outcome.reads, wanted.reads],
    ['level', outcome.level, wanted.level],
    ['marks', outcome.marks, wanted.marks],
    ['opens', outcome.opens, wanted.opens],
    ['asks', outcome.asks, wanted.asks ?? (wanted.chooses === undefined ? null : undefined)],
    ['saves', outcome.saves, wanted.saves],
    ['visits', outcome.visits, wanted.visits],
    ['logsOutAfter', outcome.logsOutAfter, wanted.logsOutAfter],
    ['ends', outcome.ends, wanted.stays ? false : wanted.ends],
    ['goes', outcome.goes, wanted.stays || wanted.ends ? null : wanted.goes],
    ['refetches', outcome.refetches, wanted.refetches],
    ['tells', outcome.state, wanted.tells],
    ['endPage', pickExpectedEndPage(outcome, wanted), wanted.endPage],
  ];
  const gaps = Object.entries(outcome.params ?? {}).filter(([, value]) => value === null);
  const differences = expected
    .filter(([, is, should]) => is !== undefined && should !== undefined && !isSameData(is, should))
    .map(([what, is, should]) =>
      say('flow.differs', {
        what: say(`flow.what.${what}`),
        ...quoteDifference(is, should),
      }),
    );
  return [...differences, ...gaps.map(([name]) => say('flow.gap', { message: outcome.shows ?? '', name }))];
}

/** Picks the members of the end page that the flow names. */
function pickExpectedEndPage({ endPage }: SeenOutcome, { endPage: wanted = {} }: FlowAnswer): unknown {
  if (!endPage) return endPage;
  const { words, ...members } = endPage;
  const named = Object.entries(members).filter(([name]) => Object.hasOwn(wanted, name));
  const { reads } = wanted;
  if (reads === undefined) return Object.fromEntries(named);
  const read = Object.entries(reads).map(([name, text]) => [name, words?.(name) ?? text] as const);
  return { ...Object.fromEntries(named), reads: Object.fromEntries(read) };
}
