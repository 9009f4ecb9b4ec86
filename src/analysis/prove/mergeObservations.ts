import { addToSet } from './addToSet.ts';
import { keepShortest } from './keepShortest.ts';
import type { Observations } from './observe.ts';
import type { Trail } from './Trail.ts';

/** What was met in one more world. */
export function mergeObservations(all: Observations, more: Observations): void {
  for (const path of more.shown) all.shown.add(path);
  for (const operand of more.deciding) all.deciding.add(operand);
  addSets(all.offered, more.offered);
  addSets(all.truths, more.truths);
  addShortest(all.entered, more.entered);
  addShortest(all.deadEnds, more.deadEnds);
  addShortest(all.unanswerable, more.unanswerable);
  addShortest(all.errors, more.errors);
  addShortest(all.outcomes, more.outcomes);
  addShortest(all.uncovered, more.uncovered);
  addShortest(all.fallingProgress, more.fallingProgress);
}

function addSets<Key, Item>(all: Map<Key, Set<Item>>, more: ReadonlyMap<Key, ReadonlySet<Item>>): void {
  for (const [key, items] of more) for (const item of items) addToSet(all, key, item);
}

function addShortest<Key, Met extends { readonly trail: Trail }>(
  all: Map<Key, Met>,
  more: ReadonlyMap<Key, Met>,
): void {
  for (const [key, met] of more) keepShortest(all, key, met);
}
