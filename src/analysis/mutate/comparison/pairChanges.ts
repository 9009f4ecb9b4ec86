import {
  changeWalk,
  type Answer,
  type ChangeRequest,
  type NodeState,
  type Walk,
} from '../../../engine/index.ts';
import { listAnswers } from '../../prove/exploration/listAnswers.ts';
import type { ComparisonScope } from './createComparisonScope.ts';
import type { TellingAnswers } from './findTellingAnswers.ts';

/** The same answer in two forms, whose rows may have other ids. */
export interface PairedChanges {
  readonly changes: readonly ChangeRequest[];
  readonly ofLeft: readonly ChangeRequest[];
  readonly ofRight: readonly ChangeRequest[];
}

/** Lists every answer that either form distinguishes from others, for both forms, and answers that only one of them refuses. */
export function pairChanges(
  mine: NodeState,
  theirs: NodeState,
  a: Walk,
  b: Walk,
  { settings, telling }: Pick<ComparisonScope, 'settings' | 'telling'>,
): readonly PairedChanges[] {
  const pairs = [
    ...listAnswers(mine, a, settings).map((ofLeft) => ({
      changes: ofLeft,
      ofLeft,
      ofRight: translateRowIds(ofLeft, a, b, theirs),
    })),
    ...listAnswers(theirs, b, settings).map((ofRight) => {
      const ofLeft = translateRowIds(ofRight, b, a, mine);
      return { changes: ofLeft, ofLeft, ofRight };
    }),
    ...listTellingChanges(mine, theirs, telling),
  ];
  return [...new Map(pairs.map((pair) => [JSON.stringify(pair.changes), pair])).values()];
}

function listTellingChanges(
  mine: NodeState,
  theirs: NodeState,
  { answers }: TellingAnswers,
): readonly PairedChanges[] {
  if (mine.kind !== 'field' || !mine.shown || mine.lock || theirs.kind !== 'field' || theirs.lock) return [];
  const to = answers.get(mine.field.path);
  return to === undefined ? [] : [pairSameChanges([{ set: mine.key, to }])];
}

export function pairSameChanges(
  changes: readonly { readonly set: string; readonly to: Answer }[],
): PairedChanges {
  return { changes, ofLeft: changes, ofRight: changes };
}

export function changeIfNeeded(walk: Walk, changes: readonly ChangeRequest[]): Walk {
  return changes.length > 0 ? changeWalk(walk, changes).walk : walk;
}

/** Translates changes for the other walk: its own rows are removed, and new rows count from its own next id. */
function translateRowIds(
  changes: readonly ChangeRequest[],
  from: Walk,
  to: Walk,
  node: NodeState,
): readonly ChangeRequest[] {
  if (node.kind !== 'list' || changes.length === 0) return changes;
  const removed = node.rows.map(({ id }) => ({ removeRow: node.key, id }));
  const added = changes.flatMap((change): readonly ChangeRequest[] => {
    if ('removeRow' in change) return [];
    if ('addRow' in change) return [change];
    const set = change.set.replace(
      /\[(\d+)\]/,
      (_, id: string) => `[${Number(id) - from.nextRow + to.nextRow}]`,
    );
    return [{ set, to: change.to }];
  });
  return [...removed, ...added];
}
