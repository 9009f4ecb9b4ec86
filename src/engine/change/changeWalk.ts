import type { Answer } from '../definition/Answer.ts';
import type { FieldKey, Path, Reaction } from '../definition/Wizard.ts';
import { ruleHolds } from '../expressions/evaluateExpression.ts';
import { advanceWalk, type Advance } from '../walk/advanceWalk.ts';
import { resetConfirmations } from './resetConfirmations.ts';
import { toAnswer } from '../walk/listFilledFields.ts';
import { getDefinitionPath, parseFieldKey, buildRowPartKey } from '../walk/fieldKey.ts';
import { evaluateValue, nodeState } from '../walk/readWalk.ts';
import { walkScope } from '../walk/scopes.ts';
import type { FieldState, Walk } from '../walk/Walk.ts';

export type ChangeRequest =
  | { readonly set: FieldKey; readonly to: Answer }
  | { readonly addRow: Path }
  | { readonly removeRow: Path; readonly id: number };

export interface Change {
  readonly walk: Walk;
  /** Ids of notices that reactions raised. */
  readonly notices: readonly string[];
}

/**
 * Applies the changes of the customer, then the reactions that they trigger. A confirmation given before the change has to be given again.
 * Reactions are judged on the answers right after the change and run once; their own changes trigger no reactions.
 * @public
 * @example changeWalk(walk, [{ set: 'person.name', to: 'Anna' }]).walk
 */
export function changeWalk(walk: Walk, requests: readonly ChangeRequest[]): Change {
  const changed = reopenConfirmations(walk, advanceWalk(walk, applyRequests(walk, requests)), requests);
  const touched = new Set(requests.map(getTouchedPath));
  const scope = walkScope(changed);
  const due = walk.wizard.reactions.filter(
    (reaction) =>
      touched.has(reaction.on) && (reaction.when === null || ruleHolds(reaction.when.rule, scope)),
  );
  if (due.length === 0) return { walk: changed, notices: [] };
  return {
    walk: advanceWalk(changed, applyReactions(changed, due)),
    notices: due.flatMap((reaction) => (reaction.notice === null ? [] : [reaction.notice])),
  };
}

/** Takes back the confirmations that were given before the change. */
function reopenConfirmations(before: Walk, after: Walk, requests: readonly ChangeRequest[]): Walk {
  const keys = requests.flatMap((request) => {
    if ('addRow' in request) return [request.addRow];
    if ('removeRow' in request) return [request.removeRow];
    return findAnswer(before, request.set) === findAnswer(after, request.set) ? [] : [request.set];
  });
  const answers = resetConfirmations(after, keys);
  return answers.size === 0
    ? after
    : advanceWalk(after, { answers, rows: new Map(), nextRow: after.nextRow });
}

function findAnswer(walk: Walk, key: FieldKey): Answer | undefined {
  const state = nodeState(walk, key);
  return state?.kind === 'field' ? state.answer : undefined;
}

function getTouchedPath(request: ChangeRequest): Path {
  if ('set' in request) return getDefinitionPath(request.set);
  return 'addRow' in request ? request.addRow : request.removeRow;
}

function applyRequests(walk: Walk, requests: readonly ChangeRequest[]): Advance {
  const answers = new Map<FieldKey, Answer>();
  const rows = new Map<Path, readonly number[]>();
  let nextRow = walk.nextRow;
  const rowsOf = (path: Path) => rows.get(path) ?? listRowIds(walk, path);
  for (const request of requests) {
    if ('set' in request) {
      const state = nodeState(walk, request.set);
      const { path, row } = parseFieldKey(request.set);
      const inNewRow = row !== null && state === null && rowsOf(path).includes(row);
      if (inNewRow || (state?.kind === 'field' && acceptsAnswer(state, request.to)))
        answers.set(request.set, request.to);
    } else if ('addRow' in request) {
      const list = nodeState(walk, request.addRow);
      if (list?.kind !== 'list' || rowsOf(request.addRow).length >= list.list.maxItems) continue;
      rows.set(request.addRow, [...rowsOf(request.addRow), nextRow]);
      for (const [key, answer] of listStartValues(walk, request.addRow, nextRow)) answers.set(key, answer);
      nextRow += 1;
    } else {
      rows.set(
        request.removeRow,
        rowsOf(request.removeRow).filter((id) => id !== request.id),
      );
    }
  }
  return { answers, rows, nextRow };
}

/** Tells whether a field takes an answer. A locked field takes none; a question before another field takes no refused value. */
function acceptsAnswer({ field, lock }: FieldState, answer: Answer): boolean {
  const refused: readonly Answer[] = field.askedBy?.refuse ?? [];
  return lock === null && !refused.includes(answer);
}

/** Lists the start values of a new row. */
function listStartValues(walk: Walk, list: Path, id: number): readonly (readonly [FieldKey, Answer])[] {
  return walk.wizard.rowStart.flatMap((start) => {
    if (start.list !== list) return [];
    return [[buildRowPartKey(list, id, start.part), toAnswer(evaluateValue(walk, start.value))] as const];
  });
}

function listRowIds(walk: Walk, path: Path): readonly number[] {
  const list = nodeState(walk, path);
  return list?.kind === 'list' ? list.rows.map((row) => row.id) : [];
}

function applyReactions(walk: Walk, reactions: readonly Reaction[]): Advance {
  const answers = new Map<FieldKey, Answer>();
  const rows = new Map<Path, readonly number[]>();
  let nextRow = walk.nextRow;
  for (const reaction of reactions) {
    for (const path of reaction.clear) {
      const state = nodeState(walk, path);
      if (state?.kind === 'list') rows.set(path, []);
      else answers.set(path, null);
    }
    for (const [path, value] of Object.entries(reaction.set)) {
      answers.set(path, toAnswer(evaluateValue(walk, value)));
    }
    for (const [path, count] of Object.entries(reaction.rows)) {
      const ids = Array.from({ length: count }, (_, position) => nextRow + position);
      rows.set(path, ids);
      for (const id of ids)
        for (const [key, start] of listStartValues(walk, path, id)) answers.set(key, start);
      nextRow += count;
    }
  }
  return { answers, rows, nextRow };
}
