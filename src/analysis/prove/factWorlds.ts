import {
  expandExpression,
  isList,
  operationOf,
  plainScope,
  ruleHolds,
  type Facts,
  type FactDefinition,
  type FactValue,
  type FactsDefinition,
  type Expression,
  type Scalar,
  type Scope,
  type Value,
  type Wizard,
  pathsIn,
} from '../../engine/index.ts';
import { literalsOf } from './atomsOf.ts';
import { datesAsked } from './datesAsked.ts';
import { neighbours } from './neighbours.ts';
import { readThroughTables, tableWorlds } from './tableWorlds.ts';
import type { Asks } from './asksOf.ts';
import { listWitnesses } from './listWitnesses.ts';
import { factNames, resultFacts } from '../lint/resultFacts.ts';
import type { AtomTable } from './witnesses.ts';

/** Facts that are the same in every world: settings, brand, today. */
export interface FixedFacts {
  readonly [name: string]: FactValue;
}

/**
 * Every distinguishable combination of facts a form can be entered with: facts some rule reads take each class of values, the others
 * an example; combinations declared impossible, or outside what the form assumes, are left out. Over `mostWorlds` combinations the
 * remaining facts take turns, and the worlds are not all there are.
 */
export function factWorlds(
  wizard: Wizard,
  shared: FactsDefinition,
  { atoms, control }: Pick<Asks, 'atoms' | 'control'>,
  fixed: FixedFacts,
): { readonly worlds: readonly Facts[]; readonly exhaustive: boolean } {
  const definition = { ...shared, facts: { ...shared.facts, ...resultFacts(wizard.results) } };
  const told = toldApart(
    definition,
    new Set([...control, ...(wizard.assumes?.reads ?? []), ...factsOfEntry(wizard, atoms)]),
  );
  const fixedScope = plainScope(wizard, fixed);
  const names = factNames(wizard).filter((name) => definition.facts[name] && !Object.hasOwn(fixed, name));
  const inTables = readThroughTables(atoms, told, readElsewhere(wizard, definition));
  const varied = names.flatMap((name) => {
    const fact = inTables.has(name) ? definition.facts[name] : undefined;
    return fact ? [[name, usualFirst(valuesOf(name, fact, atoms, fixedScope), fact)] as const] : [];
  });
  const { worlds: together, exhaustive: all } = tableWorlds(wizard, varied, atoms, fixed);
  let worlds: readonly Facts[] = together.map((world) => ({ ...fixed, ...world }));
  let exhaustive = all;
  for (const name of names) {
    const fact = definition.facts[name];
    if (!fact || inTables.has(name)) continue;
    const values = told.has(name) ? valuesOf(name, fact, atoms, fixedScope) : [exampleOf(fact)];
    const room = worlds.length * values.length <= mostWorlds;
    exhaustive &&= room;
    worlds = worlds.flatMap((world, turn) =>
      (room ? values : [values[turn % values.length] ?? null]).map((value) => ({ ...world, [name]: value })),
    );
  }
  const never = (definition.never ?? []).map((row) => expandExpression(row.if, 'condition').expression);
  const possible = worlds.filter((world) => {
    const scope = plainScope(wizard, world);
    const impossible = never.some((rule) => ruleHolds(rule, scope));
    return !impossible && (wizard.assumes === null || ruleHolds(wizard.assumes.rule, scope));
  });
  return { worlds: possible, exhaustive };
}

const mostWorlds = 256;

/** Facts a field starts with that some rule compares with what it was on entry. */
function factsOfEntry({ start }: Wizard, { atoms }: AtomTable): readonly string[] {
  const compared = new Set(atoms.flatMap(({ atom, paths }) => (asksAboutEntry(atom) ? paths : [])));
  return start.flatMap(({ path, value }) => (compared.has(path) ? value.reads : []));
}

function asksAboutEntry(rule: Expression): boolean {
  if (isList(rule)) return rule.some(asksAboutEntry);
  const operation = operationOf(rule);
  return operation !== null && (operation.operator.readsEntry ?? operation.operands.some(asksAboutEntry));
}

/** Facts that limits, fixed values, what the form assumes and impossible combinations read. */
function readElsewhere({ nodes, assumes }: Wizard, { never = [] }: FactsDefinition): ReadonlySet<string> {
  const values = nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) =>
      node.kind === 'field' ? [node.min, node.max, ...node.locks.map(({ to }) => to)] : [],
    );
  return new Set([
    ...values.flatMap((value) => value?.reads ?? []),
    ...(assumes?.reads ?? []),
    ...never.flatMap((row) => pathsIn(row.if)),
  ]);
}

function usualFirst(values: readonly FactValue[], fact: FactDefinition): readonly FactValue[] {
  const usual = exampleOf(fact);
  return [usual, ...values.filter((value) => value !== usual)];
}

/** Facts some rule or what the form assumes reads, and those that an impossible combination ties to them. */
function toldApart(definition: FactsDefinition, control: ReadonlySet<string>): ReadonlySet<string> {
  const tied = (definition.never ?? [])
    .map((row) => pathsIn(row.if))
    .filter((paths) => paths.some((path) => control.has(path)));
  return new Set([...control, ...tied.flat()]);
}

function valuesOf(name: string, fact: FactDefinition, table: AtomTable, fixed: Scope): readonly FactValue[] {
  if (fact.type === 'list') return listWitnesses(fact, table);
  if (fact.type === 'boolean') return [true, false];
  if (fact.enum) return fact.enum;
  const asked = table.atoms
    .filter(({ paths }) => paths.includes(name))
    .flatMap(({ atom, asked: values }) => (fact.type === 'date' ? datesNamed(atom, name, fixed) : values))
    .flatMap((value): readonly Scalar[] => (fact.format === 'euro' ? amountsBeside(value) : [value]));
  return [
    ...new Set<Value>([
      ...asked.filter((value) => typeof value === (fact.type === 'number' ? 'number' : 'string')),
      exampleOf(fact),
      null,
    ]),
  ];
}

/** An amount, one cent less and one more. */
function amountsBeside(euros: Scalar): readonly number[] {
  if (typeof euros !== 'number') return [];
  const cents = Math.round(euros * 100);
  return [cents - 1, cents, cents + 1].map((amount) => amount / 100);
}

function datesNamed(atom: Expression, name: string, fixed: Scope): readonly (string | number | boolean)[] {
  const days = [
    ...literalsOf(atom).filter((value) => typeof value === 'string'),
    ...datesAsked(atom, name, fixed),
  ];
  return days.flatMap((day) => neighbours(day, { type: 'string' }));
}

function exampleOf(fact: FactDefinition): Value {
  if (fact.examples?.[0] !== undefined) return fact.examples[0];
  if (fact.enum?.[0] !== undefined) return fact.enum[0];
  switch (fact.type) {
    case 'boolean':
      return false;
    case 'number':
      return 1;
    case 'date':
      return '2026-06-15';
    case 'string':
      return 'Beispiel';
    case 'list':
      return null;
  }
}
