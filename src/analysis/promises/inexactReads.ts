import {
  parseOperation,
  findReadPath,
  pathsIn,
  type Expression,
  type FactsDefinition,
  type Wizard,
} from '../../engine/index.ts';
import { findReadField, isFinite } from '../prove/values/finitePaths.ts';
import { asksForAnyRow } from '../prove/scenarios/listTableScenarios.ts';
import { listAtoms, listLiterals } from '../prove/values/listAtoms.ts';
import { findPlacedNode } from '../prove/rules/findPlacedNode.ts';
import type { PromiseSlice } from './slicePromise.ts';
import { say } from '../messages/messages.ts';

/**
 * Explains why a proof by classes of answers is not exact; null when the classes are exact. Classes are exact for choices, for yes and no,
 * and for one number, date or text compared with known values. A sum of two answers, or two compared dates, have more classes than the
 * proof tries.
 */
export function explainInexactRead(
  wizard: Wizard,
  slice: PromiseSlice,
  facts: FactsDefinition,
): string | null {
  for (const path of slice.asks.control) {
    const why = explainInexactSource(wizard, path, slice, facts);
    if (why !== null) return why;
  }
  const ordered = listOrderedNumbers(wizard, slice.atoms);
  for (const atom of slice.atoms) {
    if (!isExact(atom, { wizard, facts, ordered }))
      return say('undecided.atom', { paths: pathsIn(atom).join(', '), rule: JSON.stringify(atom) });
  }
  return null;
}

function explainInexactSource(
  wizard: Wizard,
  path: string,
  slice: PromiseSlice,
  definition: FactsDefinition,
): string | null {
  if (path === 'today' || path.startsWith('check.') || /^(settings|brand)\./.test(path)) return null;
  const placed = findPlacedNode(wizard, path);
  if (placed?.node.kind === 'field') {
    const { locks, options } = placed.node;
    if (
      locks.some(({ to }) => !to) &&
      !isOnlyCompared(path, slice) &&
      !startsExactly(wizard, path, slice, definition)
    )
      return say('undecided.kept', { path });
    return options && 'from' in options ? say('undecided.offered', { path }) : null;
  }
  if (placed) return null;
  return Object.hasOwn(definition.facts, path) ? null : say('undecided.replied', { path });
}

/** Returns true for a path that rules only compare with its value on entry. */
function isOnlyCompared(path: string, { atoms }: PromiseSlice): boolean {
  return atoms.every(
    (atom) => !pathsIn(atom).includes(path) || parseOperation(atom)?.operator.asksWhether === 'changed',
  );
}

/**
 * Returns true when the proof tries every value with which a question starts, as far as rules tell them apart: those of facts with known
 * values, and of a text each one that a rule compares it with, and another one.
 */
function startsExactly(
  wizard: Wizard,
  path: string,
  { atoms }: PromiseSlice,
  definition: FactsDefinition,
): boolean {
  const values = wizard.start.flatMap((start) => (start.path === path ? [start.value.expression] : []));
  return values.every((value) => {
    if (pathsIn(value).every((fact) => isFinite(fact, wizard, definition))) return true;
    const fact = definition.facts[findReadPath(value) ?? ''];
    return (
      fact?.type === 'string' &&
      atoms.every((atom) => !pathsIn(atom).includes(path) || asksForText(atom, path))
    );
  });
}

/** Returns true for a part of a rule that only asks whether a text is one of those that it names, or is there. */
function asksForText(atom: Expression, path: string): boolean {
  const operation = parseOperation(atom);
  if (!operation) return false;
  const { operator, operands } = operation;
  if (operator.asksWhether !== undefined) return true;
  const asksForEquality = operator.compares !== undefined && operator.compares !== 'order';
  return asksForEquality && operands.every((one) => findReadPath(one) === path || pathsIn(one).length === 0);
}

/** The form whose values are judged, with the numbers that its rules compare a path with. */
interface ExactContext {
  readonly wizard: Wizard;
  readonly facts: FactsDefinition;
  readonly ordered: (path: string) => readonly number[];
}

function isExact(atom: Expression, context: ExactContext): boolean {
  const { wizard, facts } = context;
  const open = pathsIn(atom).filter((path) => !isFinite(path, wizard, facts));
  if (open.length === 0) return true;
  if (open.some((path) => path.startsWith('table.'))) return isExactOfRows(atom, context);
  const operation = parseOperation(atom);
  if (open.length > 1 || !operation) return false;
  const { operator, operands } = operation;
  if (operator.asksWhether !== undefined) return true;
  if (operator.compares === undefined) return false;
  const [path = ''] = open;
  const sides = operands.filter((one) => parseOperation(one) && pathsIn(one).includes(path));
  const [side] = sides;
  if (sides.length !== 1) return false;
  if (findReadPath(side) !== null) return operator.compares !== 'order' || hasOrderedValues(path, context);
  const inner = parseOperation(side);
  if (inner?.operator.measures === 'length') return isPlainText(wizard, path);
  return inner?.operator.distance !== undefined;
}

/** Returns true for the question whether a row applies, when the conditions of the rows are exact: worlds have every combination of them. */
function isExactOfRows(atom: Expression, context: ExactContext): boolean {
  const isOfRows = pathsIn(atom).every((path) => /^(table|row)\./.test(path));
  const conditions = listRowAtoms(context.wizard, atom);
  return isOfRows && asksForAnyRow(atom) && conditions.every((one) => isExact(one, context));
}

/** Lists the parts of the conditions of the rows of the tables that an atom reads. */
function listRowAtoms({ tables, conditions }: Wizard, atom: Expression): readonly Expression[] {
  return pathsIn(atom).flatMap((path) => {
    const { when = null } = tables.get(path.replace('table.', '')) ?? {};
    return (when ?? []).flatMap((rule) => (rule ? listAtoms(rule.rule, conditions) : []));
  });
}

/** Returns a function that lists the numbers in parts of rules about a path, also in the conditions of rows. */
function listOrderedNumbers(wizard: Wizard, atoms: readonly Expression[]): ExactContext['ordered'] {
  const all = [...atoms, ...atoms.flatMap((atom) => listRowAtoms(wizard, atom))];
  return (path) =>
    all
      .filter((atom) => pathsIn(atom).includes(path))
      .flatMap(listLiterals)
      .filter((literal) => typeof literal === 'number')
      .toSorted((one, other) => one - other);
}

/** Returns true when the values around those that rules compare with stand for all others. */
function hasOrderedValues(path: string, { wizard, facts, ordered }: ExactContext): boolean {
  const field = findReadField(wizard, path);
  if (field) return field.type === 'integer' || field.schema.format === 'date';
  const fact = Object.hasOwn(facts.facts, path) ? facts.facts[path] : undefined;
  if (fact?.type === 'date' || fact?.format === 'euro') return true;
  if (fact?.type !== 'number') return false;
  // One more and one less than each number are tried, which leaves out fractions between two neighbours.
  return ordered(path).every(
    (one, index, all) => one === all[index - 1] || one - (all[index - 1] ?? -Infinity) > 1,
  );
}

function isPlainText(wizard: Wizard, path: string): boolean {
  const field = findReadField(wizard, path);
  return field?.type === 'string' && field.schema.pattern === undefined && field.schema.format === undefined;
}
