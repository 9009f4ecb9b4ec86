import type { Facts, FactsDefinition, FactValue } from '../../../engine/index.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { listFactValues } from '../values/factValues.ts';
import type { WorldLimit } from './combineFacts.ts';
import type { FixedFacts } from './FixedFacts.ts';

/** The facts of a form, with what decides which of their values are tried. */
export interface TieContext {
  readonly definition: FactsDefinition;
  readonly fixed: FixedFacts;
  readonly atoms: RuleDependencies['atoms'];
  readonly context: Parameters<typeof listFactValues>[3];
}

/**
 * Creates a function that makes a world possible: it returns the world as it is, or with other values of facts that are not told apart,
 * where a limit ties them to facts that are; undefined when that cannot be. `names` are the facts that keep their values.
 */
export function createWorldMaker(
  limits: readonly WorldLimit[],
  { definition, fixed, atoms, context }: TieContext,
): (world: Facts, names: readonly string[]) => Facts | undefined {
  const patches: Facts[] = [];
  const values = new Map<string, readonly FactValue[]>();
  return (world, names) => {
    if (!findUnmetLimit(world)) return world;
    const patched = findFirstResult(patches, (patch) => {
      const next = { ...world, ...patch };
      return names.some((name) => Object.hasOwn(patch, name)) || findUnmetLimit(next) ? undefined : next;
    });
    if (patched) return patched;
    const made = findPossibleWorld(world, new Set([...names, ...Object.keys(fixed)]));
    if (made) patches.push(listDifferentFacts(world, made));
    return made;
  };

  function findUnmetLimit(world: Facts): WorldLimit | undefined {
    return limits.find(({ allows }) => !allows(world));
  }

  /** A world becomes possible only by another value of a fact that an unmet limit reads. Worlds with few such values come first. */
  function findPossibleWorld(impossible: Facts, keep: ReadonlySet<string>): Facts | undefined {
    const open = [{ world: impossible, kept: keep }];
    for (const { world, kept } of open) {
      const limit = findUnmetLimit(world);
      if (!limit) return world;
      for (const name of limit.reads) {
        if (kept.has(name)) continue;
        for (const value of listValues(name))
          if (value !== world[name])
            open.push({ world: { ...world, [name]: value }, kept: new Set([...kept, name]) });
      }
    }
    return undefined;
  }

  function listValues(name: string): readonly FactValue[] {
    const fact = definition.facts[name];
    const found = values.get(name) ?? (fact ? listFactValues(name, fact, atoms, context) : []);
    values.set(name, found);
    return found;
  }
}

/** Returns the facts of a world that another one has otherwise. */
function listDifferentFacts(world: Facts, made: Facts): Facts {
  return Object.fromEntries(Object.entries(made).filter(([name, value]) => world[name] !== value));
}

/** Returns the first result that is not undefined. */
export function findFirstResult<Item, Result>(
  items: readonly Item[],
  resultOf: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const result = resultOf(item);
    if (result !== undefined) return result;
  }
  return undefined;
}
