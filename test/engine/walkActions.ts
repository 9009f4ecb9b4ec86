import {
  changeWalk,
  nodeState,
  type Answer,
  type FieldKey,
  type FieldState,
  type ListState,
  type Path,
  type Walk,
} from '../../src/engine/index.ts';

export function fieldAt(walk: Walk, key: FieldKey): FieldState {
  const state = nodeState(walk, key);
  if (state?.kind !== 'field') throw new Error(`no field ${key}`);
  return state;
}

export function listAt(walk: Walk, path: Path): ListState {
  const state = nodeState(walk, path);
  if (state?.kind !== 'list') throw new Error(`no list ${path}`);
  return state;
}

/** Applies one change after the other, as in typing. */
export function enter(walk: Walk, answers: Readonly<Record<FieldKey, Answer>>): Walk {
  return Object.entries(answers).reduce((before, [set, to]) => changeWalk(before, [{ set, to }]).walk, walk);
}

export function addRow(walk: Walk, list: Path): Walk {
  return changeWalk(walk, [{ addRow: list }]).walk;
}
