import {
  changeWalk,
  nodeState,
  walkScope,
  type Answer,
  type ChangeRequest,
  type Facts,
  type FieldState,
  type ListState,
  type NodeState,
  type Walk,
} from '../../../engine/index.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { listNodeReads } from '../rules/collectControlPaths.ts';
import { findAnyWitness, findWitnesses, type AtomTable } from '../values/witnesses.ts';

type AnswerDependencies = Pick<RuleDependencies, 'control' | 'atoms'>;

/** Lists the distinguishable answers to a node, each as the changes that give it; an empty list of changes leaves it as it is. */
export function listAnswers(
  node: NodeState,
  walk: Walk,
  asked: AnswerDependencies,
): readonly (readonly ChangeRequest[])[] {
  switch (node.kind) {
    case 'block':
      return [[]];
    case 'field': {
      const path = asked.control.has(node.field.path) ? node.field.path : null;
      return listFieldAnswers(node, walk, asked, path).map((to) =>
        to === node.answer ? [] : [{ set: node.key, to }],
      );
    }
    case 'list':
      return listRowAnswers(node, walk, asked);
  }
}

/** `path`: the name of the field in rules; null when no rule reads it, so that one answer is enough. */
function listFieldAnswers(
  state: FieldState,
  walk: Walk,
  asked: AnswerDependencies,
  path: string | null,
): readonly Answer[] {
  if (!state.shown || state.lock) return [state.answer];
  if (path === null) {
    const needed = state.required || (state.field.twoValued && state.field.schema.const === true);
    return [needed ? findAnyWitness(state, walk.facts) : state.answer];
  }
  const witnesses = findWitnesses(walk, asked.atoms, state, path);
  const mayBeEmpty = !state.required || asked.atoms.withRefused === true;
  return mayBeEmpty && !state.field.twoValued ? [...witnesses, null] : witnesses;
}

/**
 * Lists rows with each kind once. When a rule reads the list: no rows, every selection of kinds, and as many rows as are allowed. A list
 * with more kinds than `mostSelected` is tried with each kind alone and with all of them.
 */
function listRowAnswers(
  list: ListState,
  walk: Walk,
  asked: AnswerDependencies,
): readonly (readonly ChangeRequest[])[] {
  if (!list.shown) return [[]];
  const { path, minItems, maxItems } = list.list;
  const read = asked.control.has(path);
  if (!read && !list.required && list.rows.length === 0) return [[]];
  const removed: readonly ChangeRequest[] = list.rows.map(({ id }) => ({ removeRow: path, id }));
  const cleared = changeWalk(walk, removed).walk;
  const least = Math.max(minItems, 1);
  const kinds = listRowKinds(list, cleared, asked);
  const selections = read ? [...listSelections(kinds), kinds] : [kinds];
  const numbers = (selected: readonly RowKind[]) =>
    new Set([clamp(selected.length, least, maxItems), ...(read ? [maxItems] : [])]);
  const filled = selections.flatMap((selected) =>
    [...numbers(selected)].map((rows) => [
      ...removed,
      ...buildRowChanges(path, walk.nextRow, selected, rows),
    ]),
  );
  const counts = new Set(listComparedCounts(asked).map((count) => clamp(count, least, maxItems)));
  const numbered = listNumberedRows(list, cleared, asked, counts).map((changes) => [...removed, ...changes]);
  return [...(read && !list.required ? [removed] : []), ...filled, ...numbered];
}

/** Lists the numbers that rules compare the number of a row with, and those beside them. */
function listComparedCounts({ atoms }: AnswerDependencies): readonly number[] {
  return atoms.atoms
    .filter(({ paths }) => paths.includes('row.number'))
    .flatMap((atom) => atom.asked)
    .flatMap((constant) => (typeof constant === 'number' ? [constant - 1, constant, constant + 1] : []));
}

/** Lists rows whose kinds depend on their number: for each count, and for each kind of any row, rows that take turns with their kinds. */
function listNumberedRows(
  list: ListState,
  cleared: Walk,
  asked: AnswerDependencies,
  counts: ReadonlySet<number>,
): readonly (readonly ChangeRequest[])[] {
  const { path } = list.list;
  return [...counts].flatMap((count) => {
    const found: (readonly ChangeRequest[])[] = [];
    let turns = 1;
    for (let turn = 0; turn < turns; turn += 1) {
      let at = cleared;
      const changes: ChangeRequest[] = [];
      for (let row = 0; row < count; row += 1) {
        const kinds = exploreRowKinds(list, at, asked);
        turns = Math.max(turns, kinds.length);
        const own = buildRowChanges(path, at.nextRow, kinds.slice(turn % kinds.length), 1);
        at = changeWalk(at, own).walk;
        changes.push(...own);
      }
      found.push(changes);
    }
    return found;
  });
}

const mostSelected = 3;

function listSelections(kinds: readonly RowKind[]): readonly (readonly RowKind[])[] {
  if (kinds.length > mostSelected) return kinds.map((kind) => [kind]);
  const all = kinds.reduce<readonly (readonly RowKind[])[]>(
    (before, kind) => [...before, ...before.map((selected) => [...selected, kind])],
    [[]],
  );
  return all.filter(({ length }) => length > 0 && length < kinds.length);
}

function buildRowChanges(
  path: string,
  first: number,
  kinds: readonly RowKind[],
  count: number,
): readonly ChangeRequest[] {
  return Array.from({ length: count }, (_, row) => row).flatMap((row): readonly ChangeRequest[] => [
    { addRow: path },
    ...(kinds[row % kinds.length] ?? []).map(([part, to]) => ({
      set: `${path}[${first + row}].${part}`,
      to,
    })),
  ]);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

type RowKind = readonly (readonly [part: string, to: Answer])[];

const knownKinds = new WeakMap<Facts, WeakMap<AtomTable, Map<string, readonly RowKind[]>>>();

/** Lists the kinds of rows. The kinds are cached by the values outside of the list that its parts read. */
function listRowKinds(list: ListState, walk: Walk, asked: AnswerDependencies): readonly RowKind[] {
  const values = listOutsideValues(list, walk);
  if (values === null) return exploreRowKinds(list, walk, asked);
  const byTable = knownKinds.get(walk.facts) ?? new WeakMap<AtomTable, Map<string, readonly RowKind[]>>();
  knownKinds.set(walk.facts, byTable);
  const known = byTable.get(asked.atoms) ?? new Map<string, readonly RowKind[]>();
  byTable.set(asked.atoms, known);
  const key = `${list.key} ${JSON.stringify(values)}`;
  const kinds = known.get(key) ?? exploreRowKinds(list, walk, asked);
  known.set(key, kinds);
  return kinds;
}

/** Lists the values outside of the list that its parts read; null when parts read other lists, whose rows have no short form. */
function listOutsideValues(list: ListState, walk: Walk): readonly unknown[] | null {
  const scope = walkScope(walk);
  const starts = walk.wizard.rowStart.flatMap(({ value }) => value.reads);
  const values = [...listNodeReads(list.list), ...starts].flatMap((path) => [
    scope.read(path),
    scope.old(path),
  ]);
  return values.some((value) => typeof value === 'object' && value !== null) ? null : values;
}

function exploreRowKinds(list: ListState, walk: Walk, asked: AnswerDependencies): readonly RowKind[] {
  const path = list.list.path;
  const id = walk.nextRow;
  return fromPart(0, changeWalk(walk, [{ addRow: path }]).walk, []);

  function fromPart(index: number, at: Walk, kind: RowKind): readonly RowKind[] {
    const part = list.list.parts[index];
    if (!part) return [kind];
    const relative = part.path.slice(path.length + 1);
    const state = nodeState(at, `${path}[${id}].${relative}`);
    if (state?.kind !== 'field' || !state.shown) return fromPart(index + 1, at, kind);
    const name = `row.${relative}`;
    const read = asked.atoms.atoms.some(({ paths }) => paths.includes(name));
    return listFieldAnswers(state, at, asked, read ? name : null).flatMap((to) =>
      fromPart(index + 1, changeWalk(at, [{ set: state.key, to }]).walk, [...kind, [relative, to]]),
    );
  }
}
