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
import { combineFacts, type WorldDistinctions, type WorldLimit } from './combineFacts.ts';
import { createWorldMaker, findFirstResult } from './createWorldMaker.ts';
import { rememberByValues } from './rememberByValues.ts';
import { findNoticeOnlyFacts } from './findNoticeOnlyFacts.ts';
import type { FixedFacts } from './FixedFacts.ts';
import { listTableOnlyReads, listTableScenarios } from './listTableScenarios.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { listFactNames, declareResultFacts } from '../../lint/shared/declareResultFacts.ts';
import { listAtoms } from '../values/listAtoms.ts';
import { toAskedAtom } from '../rules/toAskedAtom.ts';
import type { AtomTable } from '../values/witnesses.ts';

/** Combinations that are asked for, by the facts that rules read, and their greatest number. */
interface ScenarioChoice {
  readonly within?: readonly WorldLimit[];
  readonly most?: number;
  /** Tells the worlds apart that are needed; by default all are. */
  readonly distinctions?: WorldDistinctions | null;
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
  { within = [], most = 256, distinctions = null }: ScenarioChoice = {},
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
  const inLimits = listAtomsOfLimits(wizard, definition);
  const compared = { atoms: [...atoms.atoms, ...inLimits] };
  const limits = listWorldLimits(wizard, definition);
  const { worlds, exhaustive } = combineReadFacts(
    { wizard, definition, fixed, told: distinctFacts, atoms, compared },
    { most, within, limits, distinctions },
  );
  const tie = { definition, fixed, atoms: { atoms: [...asked.atoms, ...inLimits] }, context };
  const made = createWorldMaker(limits, tie);
  const possible: Facts[] = [];
  for (const world of worlds) keepWorld(made(world, [...distinctFacts]));
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
  return { worlds: possible, exhaustive };

  function keepWorld(world: Facts | undefined): void {
    if (world) possible.push(world);
  }
}

interface ReadFacts {
  readonly wizard: Wizard;
  readonly definition: FactsDefinition;
  readonly fixed: FixedFacts;
  /** The facts that are told apart. */
  readonly told: ReadonlySet<string>;
  /** The atoms of the rules, and those that facts are compared in. */
  readonly atoms: AtomTable;
  readonly compared: AtomTable;
}

/** Combines the values of all facts that a form reads. */
function combineReadFacts(
  { wizard, definition, fixed, told, atoms, compared }: ReadFacts,
  choice: Omit<Parameters<typeof combineFacts>[2], 'isTold'>,
): ReturnType<typeof combineFacts> {
  const context = { wizard, fixed: plainScope(wizard, fixed) };
  const names = listFactNames(wizard).filter((name) => definition.facts[name] && !Object.hasOwn(fixed, name));
  const inTables = listTableOnlyReads(atoms, told, listOtherReads(wizard, definition, told));
  const varied = names.flatMap((name) => {
    const fact = inTables.has(name) ? definition.facts[name] : undefined;
    return fact
      ? [[name, putExampleFirst(listFactValues(name, fact, compared, context), fact)] as const]
      : [];
  });
  const together = listTableScenarios(wizard, varied, atoms, fixed);
  const others = names.flatMap((name) => {
    const fact = inTables.has(name) ? undefined : definition.facts[name];
    if (!fact) return [];
    return [
      [
        name,
        told.has(name) ? listFactValues(name, fact, compared, context) : [pickFactExample(fact)],
      ] as const,
    ];
  });
  const { worlds, exhaustive } = combineFacts(
    together.worlds.map((world) => ({ ...fixed, ...world })),
    others,
    { ...choice, isTold: (name) => told.has(name) || Object.hasOwn(fixed, name) },
  );
  return { worlds, exhaustive: exhaustive && together.exhaustive };
}

/** Lists the atoms of impossible combinations. */
function listAtomsOfLimits(wizard: Wizard, { never = [] }: FactsDefinition): AtomTable['atoms'] {
  return never
    .flatMap((row) => listAtoms(expandExpression(row.if, 'condition').expression, wizard.conditions))
    .map((atom) => toAskedAtom(atom, wizard));
}

/** Returns the atoms that decide more than whether a notice is shown. */
function removeNotices({ atoms }: AtomTable, noticed: ReadonlySet<string>): AtomTable {
  return {
    atoms: atoms.filter(({ paths, readsTable }) => readsTable || !paths.some((path) => noticed.has(path))),
  };
}

/** Lists what makes worlds possible: no combination that cannot be, and what the form assumes. */
function listWorldLimits(wizard: Wizard, { never = [] }: FactsDefinition): readonly WorldLimit[] {
  const limit = (reads: readonly string[], rule: Expression, wanted: boolean): WorldLimit => ({
    reads,
    allows: rememberByValues(reads, (world) => ruleHolds(rule, plainScope(wizard, world)) === wanted),
  });
  const { assumes } = wizard;
  return [
    ...never.map((row) => limit(pathsIn(row.if), expandExpression(row.if, 'condition').expression, false)),
    ...(assumes === null ? [] : [limit(assumes.reads, assumes.rule, true)]),
  ];
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
