import type { Facts, Wizard } from '../../../engine/index.ts';
import type { WorldDistinctions, WorldLimit } from '../scenarios/combineFacts.ts';
import { collectDependencies, type Dependencies } from './collectDependencies.ts';
import { isWithin } from './exploreSlice.ts';
import type { Blocker, Deciders } from './findBlockers.ts';
import { createWorldKey, listDistinctFacts } from './mergeAlikeWorlds.ts';
import type { ProofSlice } from './ProofSlice.ts';

/** The worlds of a slice about a way out. */
export interface ExitWorlds {
  readonly distinctions: WorldDistinctions;
  /** A world is open when customers can leave the step at most by values that the slice does not tell apart. */
  readonly worlds: readonly { readonly facts: Facts; readonly isOpen: boolean }[];
}

/** Adds to a slice the values of these requirements that depend on least, with all that decides about them; null without any. */
export function widenSlice(
  wizard: Wizard,
  slice: ProofSlice,
  blockers: readonly Blocker[],
): ProofSlice | null {
  const least = findLeastWay(wizard, slice, blockers);
  return least && addToSlice(slice, [least]);
}

/**
 * Returns the slice that asks about the open worlds of a slice about a way out; null when there is nothing further to tell apart. It asks
 * about the next way to meet a check, and of the earlier ways tells apart only what decides which worlds are open. Where every way fails,
 * it tells all of them apart together.
 */
export function askAboutOpenWorlds(
  wizard: Wizard,
  slice: ProofSlice,
  missing: readonly Blocker[],
  worlds: ExitWorlds,
): ProofSlice | null {
  const ways = slice.exits?.flatMap((check) => check.ways) ?? [];
  const within = [...slice.within, limitToOpenWorlds(worlds)];
  if (missing.flat().every((way) => slice.failed.includes(way))) {
    const all = slice.failed.map((way) => addDependencies(wizard, way));
    return { ...addToSlice(slice, all), failed: [], within };
  }
  const least = findLeastWay(wizard, slice, missing);
  if (least === null) return null;
  // A declared dead end is no way out, and a slice that tells all ways apart goes on doing so.
  if (!ways.includes(least.way)) return { ...addToSlice(slice, [least]), within };
  const when = wizard.steps[slice.until]?.when;
  const base = collectDependencies(wizard, [...(when?.reads ?? []), ...within.flatMap(({ reads }) => reads)]);
  const narrow = {
    ...slice,
    reads: base.reads,
    rules: new Set([...base.rules, ...(when ? [when.rule] : [])]),
    failed: [...slice.failed, ...ways.filter((way) => isWithin(slice, way))],
    within,
  };
  return addToSlice(narrow, [least]);
}

type WayWithDependencies = Readonly<{ way: Deciders; found: Dependencies }>;

function addDependencies(wizard: Wizard, way: Deciders): WayWithDependencies {
  return { way, found: collectDependencies(wizard, way.reads) };
}

function findLeastWay(
  wizard: Wizard,
  slice: ProofSlice,
  blockers: readonly Blocker[],
): WayWithDependencies | null {
  const ways = [...new Set(blockers.flat())].filter((way) => !isWithin(slice, way));
  const [least] = ways
    .map((way) => addDependencies(wizard, way))
    .toSorted((one, other) => countNew(one.found.reads) - countNew(other.found.reads));
  return least ?? null;

  function countNew(reads: ReadonlySet<string>): number {
    return [...reads].filter((path) => !slice.reads.has(path)).length;
  }
}

function addToSlice(slice: ProofSlice, all: readonly WayWithDependencies[]): ProofSlice {
  return {
    ...slice,
    reads: new Set([...slice.reads, ...all.flatMap(({ found }) => [...found.reads])]),
    rules: new Set([...slice.rules, ...all.flatMap(({ way, found }) => [...way.rules, ...found.rules])]),
  };
}

/** Limits worlds to the open ones, by as few facts as possible. */
function limitToOpenWorlds({ distinctions, worlds }: ExitWorlds): WorldLimit {
  const parts: readonly WorldDistinctions[] = [
    ...distinctions.rules.map((rule) => ({ rules: [rule], names: [] })),
    ...distinctions.names.map((name) => ({ rules: [], names: [name] })),
  ];
  const values = parts.map((part) => worlds.map(({ facts }) => createWorldKey(part)(facts)));
  const most = parts
    .map((part, index) => ({ index, size: listDistinctFacts(part).length }))
    .toSorted((one, other) => other.size - one.size)
    .map(({ index }) => index);
  const needed = most.reduce<readonly number[]>((kept, index) => {
    const others = kept.filter((one) => one !== index);
    return tellsOpenWorlds(others) ? others : kept;
  }, most);
  const told = {
    rules: needed.flatMap((index) => parts[index]?.rules ?? []),
    names: needed.flatMap((index) => parts[index]?.names ?? []),
  };
  const keyOf = createWorldKey(told);
  const open = new Set(worlds.flatMap(({ facts, isOpen }) => (isOpen ? [keyOf(facts)] : [])));
  return { reads: listDistinctFacts(told), allows: (world) => open.has(keyOf(world)) };

  function tellsOpenWorlds(indices: readonly number[]): boolean {
    const known = new Map<string, boolean>();
    return worlds.every(({ isOpen }, world) => {
      const key = indices.map((index) => values[index]?.[world]).join(';');
      if (!known.has(key)) known.set(key, isOpen);
      return known.get(key) === isOpen;
    });
  }
}
