import {
  expandExpression,
  isList,
  parseOperation,
  plainScope,
  ruleHolds,
  type Facts,
  type FactsDefinition,
  type Expression,
  type Wizard,
  pathsIn,
} from '../../../engine/index.ts';
import { pickFactExample, putExampleFirst, listFactValues } from '../values/factValues.ts';
import { createWorldMaker, findFirstResult } from './createWorldMaker.ts';
import { findNoticeOnlyFacts } from './findNoticeOnlyFacts.ts';
import type { FixedFacts } from './FixedFacts.ts';
import { listTableOnlyReads, listTableScenarios, type FactVariation } from './listTableScenarios.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { listFactNames, declareResultFacts } from '../../lint/shared/declareResultFacts.ts';
import type { AtomTable } from '../values/witnesses.ts';

/** Combinations that are asked for, by the facts that rules read, and their greatest number. */
interface ScenarioChoice {
  readonly isAsked?: (world: Facts) => boolean;
  readonly most?: number;
}

/**
 * Lists every distinguishable combination of facts at the entry of a form: facts that a rule reads have each class of values, the others an
 * example. Combinations declared impossible, or outside of what the form assumes, are left out. Facts that only a notice reads have one
 * world for each of their values. Over `most` combinations the remaining facts take turns, and the list is not complete.
 */
export function listFactScenarios(
  wizard: Wizard,
  shared: FactsDefinition,
  { atoms: asked, control }: Pick<RuleDependencies, 'atoms' | 'control'>,
  fixed: FixedFacts,
  { isAsked = () => true, most = 256 }: ScenarioChoice = {},
): { readonly worlds: readonly Facts[]; readonly exhaustive: boolean } {
  const definition = { ...shared, facts: { ...shared.facts, ...declareResultFacts(wizard.results) } };
  const noticed = findNoticeOnlyFacts(wizard, asked);
  const atoms = removeNotices(asked, noticed);
  const distinctFacts = new Set([
    ...[...control].filter(
      (name) => !noticed.has(name) || atoms.atoms.some(({ paths }) => paths.includes(name)),
    ),
    ...(wizard.assumes?.reads ?? []),
    ...listEntryFacts(wizard, atoms),
  ]);
  const context = { wizard, fixed: plainScope(wizard, fixed) };
  const names = listFactNames(wizard).filter((name) => definition.facts[name] && !Object.hasOwn(fixed, name));
  const otherReads = listOtherReads(wizard, definition, distinctFacts);
  const inTables = listTableOnlyReads(atoms, distinctFacts, otherReads);
  const varied = names.flatMap((name) => {
    const fact = inTables.has(name) ? definition.facts[name] : undefined;
    return fact ? [[name, putExampleFirst(listFactValues(name, fact, atoms, context), fact)] as const] : [];
  });
  const { worlds: together, exhaustive: all } = listTableScenarios(wizard, varied, atoms, fixed);
  const others = names.flatMap((name) => {
    const fact = inTables.has(name) ? undefined : definition.facts[name];
    if (!fact) return [];
    if (!distinctFacts.has(name)) return [[name, [pickFactExample(fact)]] as const];
    return [[name, listFactValues(name, fact, atoms, context)] as const];
  });
  const { worlds, exhaustive } = combineScenarios(
    together.map((world) => ({ ...fixed, ...world })),
    others,
    most,
  );
  const isPossible = createPossibleTest(wizard, definition);
  const tie = { definition, fixed, atoms: asked, context };
  const made = createWorldMaker(wizard, isPossible, tie);
  const possible: Facts[] = [];
  for (const world of worlds.filter(isAsked)) keepWorld(made(world, [...distinctFacts]));
  for (const name of noticed) {
    const fact = definition.facts[name];
    for (const value of fact && !Object.hasOwn(fixed, name)
      ? listFactValues(name, fact, asked, context)
      : []) {
      if (possible.some((world) => world[name] === value)) continue;
      keepWorld(
        findFirstResult(possible, (world) => made({ ...world, [name]: value }, [...distinctFacts, name])),
      );
    }
  }
  return { worlds: possible, exhaustive: all && exhaustive };

  function keepWorld(world: Facts | undefined): void {
    if (world) possible.push(world);
  }
}

/** Combines worlds with every value of further facts. Above the limit, facts take turns. */
function combineScenarios(
  given: readonly Facts[],
  varied: readonly FactVariation[],
  most: number,
): { readonly worlds: readonly Facts[]; readonly exhaustive: boolean } {
  let worlds = given;
  let exhaustive = true;
  varied.forEach(([name, values], position) => {
    const room = worlds.length * values.length <= most;
    exhaustive &&= room;
    worlds = worlds.flatMap((world, turn) =>
      (room ? values : [values[pickValueIndex(turn, position, values.length)] ?? null]).map((value) => ({
        ...world,
        [name]: value,
      })),
    );
  });
  return { worlds, exhaustive };
}

/** Returns the atoms that decide more than whether a notice is shown. */
function removeNotices({ atoms }: AtomTable, noticed: ReadonlySet<string>): AtomTable {
  return {
    atoms: atoms.filter(({ paths, readsTable }) => readsTable || !paths.some((path) => noticed.has(path))),
  };
}

function createPossibleTest(wizard: Wizard, { never = [] }: FactsDefinition): (world: Facts) => boolean {
  const rules = never.map((row) => expandExpression(row.if, 'condition').expression);
  return (world) => {
    const scope = plainScope(wizard, world);
    const impossible = rules.some((rule) => ruleHolds(rule, scope));
    return !impossible && (wizard.assumes === null || ruleHolds(wizard.assumes.rule, scope));
  };
}

/** Picks a value for a world, evenly like chance, so that facts that take turns are independent. */
function pickValueIndex(world: number, fact: number, values: number): number {
  let mixed = Math.imul(world + 1, 0x9e3779b1) ^ Math.imul(fact + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % values;
}

/** Lists facts that are start values and that a rule compares with the value on entry. */
function listEntryFacts({ start }: Wizard, { atoms }: AtomTable): readonly string[] {
  const compared = new Set(atoms.flatMap(({ atom, paths }) => (asksAboutEntry(atom) ? paths : [])));
  return start.flatMap(({ path, value }) => (compared.has(path) ? value.reads : []));
}

function asksAboutEntry(rule: Expression): boolean {
  if (isList(rule)) return rule.some(asksAboutEntry);
  const operation = parseOperation(rule);
  return operation !== null && (operation.operator.readsEntry ?? operation.operands.some(asksAboutEntry));
}

/**
 * Lists the facts that limits, fixed values and the assumption of the form read, and those in impossible combinations with other read
 * facts.
 */
function listOtherReads(
  { nodes, assumes }: Wizard,
  { never = [] }: FactsDefinition,
  told: ReadonlySet<string>,
): ReadonlySet<string> {
  const values = nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) =>
      node.kind === 'field' ? [node.min, node.max, ...node.locks.map(({ to }) => to)] : [],
    );
  return new Set([
    ...values.flatMap((value) => value?.reads ?? []),
    ...(assumes?.reads ?? []),
    ...never
      .map((row) => pathsIn(row.if).filter((path) => told.has(path)))
      .flatMap((asked) => (asked.length > 1 ? asked : [])),
  ]);
}
