import {
  expandExpression,
  pathsIn,
  plainScope,
  ruleHolds,
  type Facts,
  type FactsDefinition,
  type Wizard,
} from '../../../engine/index.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { listFactValues } from '../values/factValues.ts';
import type { FixedFacts } from './FixedFacts.ts';
import type { FactVariation } from './listTableScenarios.ts';

/** The facts of a form, with what decides which of their values are tried. */
export interface TieContext {
  readonly definition: FactsDefinition;
  readonly fixed: FixedFacts;
  readonly atoms: RuleDependencies['atoms'];
  readonly context: Parameters<typeof listFactValues>[3];
}

/**
 * Creates a function that makes a world possible by other values of facts that are not told apart, where an impossible combination ties them
 * to facts that are; undefined when that cannot be.
 */
export function createWorldMaker(
  wizard: Wizard,
  isPossible: (world: Facts) => boolean,
  tie: TieContext,
): (world: Facts, names: readonly string[]) => Facts | undefined {
  const { definition, fixed } = tie;
  const patches: Facts[] = [];
  return (world, names) => {
    if (isPossible(world)) return world;
    const patched = findFirstResult(patches, (patch) => {
      const next = { ...world, ...patch };
      return !names.some((name) => Object.hasOwn(patch, name)) && isPossible(next) ? next : undefined;
    });
    if (patched) return patched;
    const own = new Set(names);
    const contradictions = listContradictions(wizard, definition, world);
    // Facts that are told apart keep their values.
    if (contradictions.length === 0) return undefined;
    if (contradictions.some((paths) => paths.every((path) => own.has(path) || Object.hasOwn(fixed, path))))
      return undefined;
    const contradicted = contradictions.flat();
    const made = findFirstResult([contradicted, names, [...names, ...contradicted]], (asking) =>
      addTiedScenarios(world, listTiedFacts(asking, own, tie)).find(isPossible),
    );
    if (made) patches.push(listDifferentFacts(world, made));
    return made;
  };
}

/** Returns the facts of a world that another one has otherwise. */
function listDifferentFacts(world: Facts, made: Facts): Facts {
  return Object.fromEntries(Object.entries(made).filter(([name, value]) => world[name] !== value));
}

/** Lists facts, with their values, that are not told apart but that an impossible combination ties to some of these names. */
function listTiedFacts(
  names: readonly string[],
  own: ReadonlySet<string>,
  { definition, fixed, atoms, context }: TieContext,
): readonly FactVariation[] {
  const tied = listTiedNames(definition, new Set(names)).filter(
    (path) => !own.has(path) && !Object.hasOwn(fixed, path),
  );
  return [...new Set(tied)].flatMap((path) => {
    const fact = definition.facts[path];
    return fact ? [[path, listFactValues(path, fact, atoms, context)] as const] : [];
  });
}

/** Returns a world with every combination of values of some facts. */
function addTiedScenarios(world: Facts, tied: readonly FactVariation[]): readonly Facts[] {
  return tied.reduce<readonly Facts[]>(
    (all, [name, values]) => [
      ...all,
      ...all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    ],
    [world],
  );
}

/** Lists the impossible combinations that a world has, each as the names of its facts. */
function listContradictions(
  wizard: Wizard,
  { never = [] }: FactsDefinition,
  world: Facts,
): readonly (readonly string[])[] {
  const scope = plainScope(wizard, world);
  return never.flatMap((row) =>
    ruleHolds(expandExpression(row.if, 'condition').expression, scope) ? [pathsIn(row.if)] : [],
  );
}

/** Lists names in impossible combinations with a fact that rules read. */
function listTiedNames({ never = [] }: FactsDefinition, asked: ReadonlySet<string>): readonly string[] {
  return never
    .map((row) => pathsIn(row.if))
    .filter((paths) => paths.some((path) => asked.has(path)))
    .flat();
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
