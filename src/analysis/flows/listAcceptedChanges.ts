import type { Wizard } from '../../engine/index.ts';
import type { FlowDriver } from './driver/FlowDriver.ts';
import { isSameData } from './isSameData.ts';
import type { FlowCase } from './listFlowCases.ts';
import { resolveRelativeDays } from './resolveRelativeDays.ts';
import { runCase } from './runCase.ts';

/** A value that a flow file gets. */
export interface FlowChange {
  readonly file: string;
  /** Keys from the top of the file. */
  readonly path: readonly (string | number)[];
  readonly is: unknown;
}

/** A value of a flow file that the form no longer has, and the one it has now. */
export interface AcceptedChange extends FlowChange {
  readonly was: unknown;
}

/**
 * Lists what a flow says of words, of sending and of the reply's effects and what is otherwise now. Empty also when the way itself fails: a change of
 * the way is no expectation that moved.
 */
export async function listAcceptedChanges(
  flow: FlowCase,
  driver: FlowDriver,
  wizard: Wizard,
): Promise<readonly AcceptedChange[]> {
  const { file } = flow;
  const listening = listenToWords(flow, driver);
  const way = await runCase(
    { ...flow, submits: null, answer: null, leads: null, presses: null },
    listening.driver,
    wizard,
  );
  if (way.length > 0) return [];
  const sending = await listMovedBySending(flow, driver);
  return [...listening.moved, ...sending].map((change) => ({ file, ...change }));
}

async function listMovedBySending(flow: FlowCase, driver: FlowDriver): Promise<readonly Moved[]> {
  const { answer, submits } = flow;
  if (answer === null && submits === null) return [];
  const status = answer?.status ?? 201;
  const outcome = await driver.answerWith(
    typeof status === 'string' ? status : { status, body: answer?.body ?? null },
    {
      ...(answer?.call === undefined ? {} : { call: answer.call }),
      ...(answer?.chooses === undefined ? {} : { chooses: answer.chooses }),
    },
  );
  if (typeof outcome === 'string') return [];
  const sent =
    submits === null
      ? []
      : listMoved(await driver.submitted(), resolveRelativeDays(submits, flow.today), flow.submitsAt);
  const { shows, reads, level, marks, goes, opens, asks, refetches } = outcome;
  const effects = { shows, reads, level, marks, goes, opens, asks, refetches };
  const moved =
    answer === null || flow.answerAt === null
      ? []
      : Object.entries(effects).flatMap(([name, is]) => {
          const was: unknown = answer[name as keyof typeof effects];
          return is === undefined || was === undefined || isSameData(is, was)
            ? []
            : [{ path: [...(flow.answerAt ?? []), name], was, is }];
        });
  return [...sent, ...moved];
}

/** A driver whose words are never otherwise than expected, and the list of those that are, which grows while the flow runs. */
function listenToWords(
  flow: FlowCase,
  driver: FlowDriver,
): { readonly driver: FlowDriver; readonly moved: readonly Moved[] } {
  const expected = flow.items.flatMap(({ item, looksAt }) =>
    typeof item === 'object' && 'at' in item && looksAt !== undefined
      ? Object.entries(item.reads ?? {}).map(([place, was]) => ({
          step: item.at,
          place,
          was,
          path: [...looksAt, 'reads', place],
        }))
      : [],
  );
  const moved: Moved[] = [];
  return {
    moved,
    driver: {
      ...driver,
      // Looks are taken in the order of the items.
      async words(step, place) {
        const seen = await driver.words(step, place);
        const next = expected.shift();
        if (seen === undefined || 'fault' in seen || next === undefined) return seen;
        if (seen.text !== next.was) moved.push({ path: next.path, was: next.was, is: seen.text });
        return { text: next.was };
      },
    },
  };
}

type Moved = Omit<AcceptedChange, 'file'>;

/** Compares as `listPayloadDifferences` does: null means not sent, `{ sent: null }` that null is sent. */
function listMoved(sent: unknown, expected: unknown, path: AcceptedChange['path']): readonly Moved[] {
  const isOpen = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null;
  const isNull = JSON.stringify(expected) === '{"sent":null}';
  const sameLength = !Array.isArray(expected) || (Array.isArray(sent) && sent.length === expected.length);
  if (isOpen(expected) && !isNull && isOpen(sent) && sameLength)
    return Object.entries(expected).flatMap(([key, part]) =>
      listMoved(sent[key], part, [...path, Array.isArray(expected) ? Number(key) : key]),
    );
  const isSame = isNull ? sent === null : expected === null ? (sent ?? null) === null : sent === expected;
  if (isSame) return [];
  const is = sent === undefined ? null : sent === null ? { sent: null } : sent;
  return [{ path, was: expected, is }];
}

/** Returns each place once: variants share the expectations of their flow, which stands first and decides. */
export function dropRepeatedChanges<Change extends FlowChange>(
  changes: readonly Change[],
): readonly Change[] {
  return [
    ...new Map(
      changes.toReversed().map((change) => [`${change.file} ${change.path.join('.')}`, change]),
    ).values(),
  ].toReversed();
}
