import { addToSet } from './addToSet.ts';
import { keepShortest } from '../exploration/keepShortest.ts';
import type { Observations } from './Observations.ts';
import type { Trail } from '../Trail.ts';

type Merge = {
  readonly [Name in keyof Observations]: (all: Observations[Name], more: Observations[Name]) => void;
};

const merge: Merge = {
  entered: addShortest,
  shown: addAll,
  offered: addSets,
  rules: addItems,
  truths: addSets,
  deciding: addAll,
  deadEnds: addShortest,
  unanswerable: addShortest,
  errors: addShortest,
  outcomes: addShortest,
  uncovered: addShortest,
  emptyPaths: addShortest,
  missingOptions: addShortest,
  earlyStuck: addShortest,
  fallingProgress: addShortest,
  silentEnds: addShortest,
};

/** Adds the observations of one more world. */
export function mergeObservations(all: Observations, more: Observations): void {
  const names = Object.keys(merge) as (keyof Observations)[];
  for (const name of names) mergeOne(name, all, more);
}

function mergeOne<Name extends keyof Observations>(name: Name, all: Observations, more: Observations): void {
  merge[name](all[name], more[name]);
}

function addAll<Item>(all: Set<Item>, more: ReadonlySet<Item>): void {
  for (const item of more) all.add(item);
}

function addItems<Key, Item>(all: Map<Key, Item>, more: ReadonlyMap<Key, Item>): void {
  for (const [key, item] of more) all.set(key, item);
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
