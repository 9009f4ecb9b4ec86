import {
  changeWalk,
  parseFieldKey,
  startWalk,
  withCheck,
  type CheckStates,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import type { Entry } from '../Trail.ts';
import type { Counterexample } from './ProofFinding.ts';

/** Replays a counterexample on the engine: its facts, then all its entries. Returns the last walk. */
export function replay(wizard: Wizard, { facts, trail }: Pick<Counterexample, 'facts' | 'trail'>): Walk {
  return trail.reduce(replayEntry, startWalk(wizard, facts));
}

function replayEntry(walk: Walk, { key, to }: Entry): Walk {
  if (key.startsWith('check.')) return withCheck(walk, key.slice(6), checkState(to));
  const { path, row } = parseFieldKey(key);
  const list = row === null ? null : walk.nodes[walk.wizard.indexOf.get(path) ?? -1];
  const known = list?.kind === 'list' && list.rows.some(({ id }) => id === row);
  const changes = row === null || known ? [] : [{ addRow: path }];
  return changeWalk(walk, [...changes, { set: key, to }]).walk;
}

function checkState(to: Entry['to']): CheckStates[string] | null {
  return typeof to === 'string' ? (to as CheckStates[string]) : null;
}
