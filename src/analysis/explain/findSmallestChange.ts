import {
  changeWalk,
  parseFieldKey,
  nodeState,
  type Answer,
  type ChangeRequest,
  type Field,
  type FieldKey,
  type FieldState,
  type Path,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import { collectRuleDependencies, type RuleDependencies } from '../prove/rules/collectRuleDependencies.ts';
import { findWitnesses } from '../prove/values/witnesses.ts';

export type AnswerChange = { readonly key: FieldKey; readonly to: Answer };

/**
 * Finds the smallest change of one or two answers after which `wanted` holds; null when two answers are not enough. `row`: key prefix of
 * the field's row.
 */
export function findSmallestChange(
  walk: Walk,
  reads: readonly Path[],
  row: string | null,
  wanted: (walk: Walk) => boolean,
): readonly AnswerChange[] | null {
  const asks = collectRuleDependencies(walk.wizard);
  const single = listDecidingFields(walk.wizard, reads).flatMap((path) =>
    toFieldKeys(path, row).flatMap((key) => listAnswerChanges(walk, key, asks)),
  );
  const works = (changes: readonly AnswerChange[]) =>
    wanted(
      changeWalk(
        walk,
        changes.map(({ key, to }): ChangeRequest => ({ set: key, to })),
      ).walk,
    );
  const one = single.find((change) => works([change]));
  if (one) return [one];
  for (const [position, first] of single.entries()) {
    const second = single
      .slice(position + 1)
      .find((change) => change.key !== first.key && works([first, change]));
    if (second) return [first, second];
  }
  return null;
}

/** Lists the fields that these paths depend on, with those that decide whether they are shown, in the order of the form. */
function listDecidingFields(wizard: Wizard, reads: readonly Path[]): readonly Path[] {
  const found = new Set<Path>();
  const open = [...reads];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const node = wizard.nodes[wizard.indexOf.get(path) ?? -1];
    open.push(...(node?.show ?? []).flatMap((rule) => rule.reads));
    if (node?.kind === 'field') open.push(...node.locks.flatMap(({ when }) => when.reads));
  }
  const place = (path: Path) => wizard.indexOf.get(path) ?? Infinity;
  return [...found].toSorted((left, right) => place(left) - place(right));
}

function toFieldKeys(path: Path, row: string | null): readonly FieldKey[] {
  if (path.startsWith('row.')) return row === null ? [] : [`${row}.${path.slice(4)}`];
  return [path];
}

function listAnswerChanges(walk: Walk, key: FieldKey, asks: RuleDependencies): readonly AnswerChange[] {
  const state = nodeState(walk, key);
  if (state?.kind !== 'field') return [];
  return listCandidates(walk, state, asks)
    .filter((to) => to !== state.answer)
    .map((to) => ({ key, to }));
}

function listCandidates(walk: Walk, state: FieldState, { atoms }: RuleDependencies): readonly Answer[] {
  const offered = listOptionValues(state.field);
  if (offered) return offered;
  const { part } = parseFieldKey(state.key);
  return [...findWitnesses(walk, atoms, state, part === null ? state.field.path : `row.${part}`), null];
}

/** Lists the values of the options of a field, also while the field is hidden. */
function listOptionValues({ type, options }: Field): readonly Answer[] | null {
  if (type === 'boolean') return [true, false];
  return options && 'rows' in options ? options.rows.map(({ value }) => value) : null;
}
