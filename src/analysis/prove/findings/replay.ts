import {
  changeWalk,
  parseFieldKey,
  startWalk,
  withCheck,
  type CheckStates,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import type { Entry, Trail } from '../Trail.ts';
import type { Counterexample } from './ProofFinding.ts';

/** Replays a counterexample on the engine: its facts, then all its entries. Returns the last walk. */
export function replay(wizard: Wizard, { facts, trail }: Pick<Counterexample, 'facts' | 'trail'>): Walk {
  return trail.reduce((walk, entry) => replayEntry(walk, entry, trail), startWalk(wizard, facts));
}

/** Enters an answer. A row that it needs is added, and rows with which the list started and that the trail does not name are removed. */
function replayEntry(walk: Walk, { key, to }: Entry, trail: Trail): Walk {
  if (key.startsWith('check.')) return withCheck(walk, key.slice(6), checkState(to));
  const { path, row } = parseFieldKey(key);
  const list = row === null ? null : walk.nodes[walk.wizard.indexOf.get(path) ?? -1];
  const rows = list?.kind === 'list' ? list.rows.map(({ id }) => id) : [];
  if (row === null || rows.includes(row)) return changeWalk(walk, [{ set: key, to }]).walk;
  const removed = rows
    .filter((id) => !trail.some((entry) => entry.key.startsWith(`${path}[${id}].`)))
    .map((id) => ({ removeRow: path, id }));
  return changeWalk(walk, [...removed, { addRow: path }, { set: key, to }]).walk;
}

function checkState(to: Entry['to']): CheckStates[string] | null {
  return typeof to === 'string' ? (to as CheckStates[string]) : null;
}
