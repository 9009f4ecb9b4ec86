import {
  collectReads,
  type CompiledRule,
  parseOperation,
  plainScope,
  ruleHolds,
  type Expression,
  type Facts,
  type Wizard,
} from '../../../engine/index.ts';
import { findDecidingOperands } from '../rules/findDecidingOperands.ts';
import { listSliceValues, splitValue } from './listSliceValues.ts';
import type { WorldDistinctions } from '../scenarios/combineFacts.ts';
import { rememberByValues } from '../scenarios/rememberByValues.ts';
import type { ProofSlice } from './ProofSlice.ts';
import { isAskedPerRow } from '../rules/listJoinedOperands.ts';

/** The parts of rules that tell worlds apart. */
interface Distinctions {
  /** True when the slice asks which parts of a rule decide it. */
  readonly asksAboutParts: boolean;
  /** Rules over facts alone, whose truth matters. */
  readonly rules: Set<Expression>;
  /** Facts whose value matters. */
  readonly names: Set<string>;
}

type SliceReads = Pick<ProofSlice, 'rules' | 'reads' | 'payloads' | 'asks'>;

/** Keeps one of several worlds that a slice does not tell apart. */
export function mergeAlikeWorlds(
  worlds: readonly Facts[],
  keyOf: (world: Facts) => string,
): readonly Facts[] {
  const kept = new Map<string, Facts>();
  for (const world of worlds) {
    const key = keyOf(world);
    if (!kept.has(key)) kept.set(key, world);
  }
  return [...kept.values()];
}

/** Creates a function that names worlds. Two worlds that a slice does not tell apart have the same name. */
export function createWorldKey({ rules, names }: WorldDistinctions): (world: Facts) => string {
  return (world) =>
    JSON.stringify([rules.map(({ keyOf }) => keyOf(world)), names.map((name) => world[name] ?? null)]);
}

/**
 * Returns the parts of the rules of a slice that read facts alone: two worlds differ when one of them has another truth, or, where the slice
 * asks about the parts of rules, is decided by other operands. Facts that stand beside answers, or in values, differ by their value.
 */
export function listWorldDistinctions(wizard: Wizard, slice: SliceReads): WorldDistinctions {
  const asksAboutParts = slice.asks.length > 0;
  const found: Distinctions = { asksAboutParts, rules: new Set(), names: new Set() };
  for (const rule of slice.rules) collectDistinctions(wizard, rule, found);
  for (const { conditions, others } of listSliceValues(wizard, slice).map(splitValue)) {
    for (const rule of conditions) collectDistinctions(wizard, rule, found);
    for (const value of others) collectReadValues(wizard, value, found);
  }
  const rules = [...found.rules].map((rule) => {
    const reads = listReads(wizard, rule);
    const keyOf = rememberByValues(reads, (world) => {
      const scope = plainScope(wizard, world);
      const deciding = asksAboutParts ? findDecidingOperands(rule, scope) : [];
      return [ruleHolds(rule, scope), ...deciding].join(' ');
    });
    return { reads, keyOf };
  });
  const inRules = new Set(rules.flatMap(({ reads }) => reads));
  const typed = listTypedStarts(wizard);
  const names = [...new Set([...slice.reads, ...found.names])].filter(
    (name) =>
      !wizard.indexOf.has(name) &&
      (found.names.has(name) || !inRules.has(name)) &&
      (slice.reads.has(name) || !typed.has(name)),
  );
  return { rules, names };
}

/** Lists the facts by which worlds differ. */
export function listDistinctFacts({ rules, names }: WorldDistinctions): readonly string[] {
  return [...new Set([...rules.flatMap(({ reads }) => reads), ...names])];
}

function collectDistinctions(wizard: Wizard, rule: Expression, found: Distinctions): void {
  const reads = listReads(wizard, rule);
  const operation = parseOperation(rule);
  const isOfFacts = reads.every((path) => !wizard.indexOf.has(path) && !path.startsWith('check.'));
  const name = operation?.operator.names === 'condition' ? operation.operands[0] : undefined;
  const condition = typeof name === 'string' ? wizard.conditions.get(name) : undefined;
  if (condition) collectDistinctions(wizard, condition.rule, found);
  else if (isOfFacts) {
    found.rules.add(rule);
    for (const operand of found.asksAboutParts && operation && !isAskedPerRow(operation)
      ? operation.operands
      : [])
      if (parseOperation(operand)?.operator.result === 'boolean') collectDistinctions(wizard, operand, found);
  } else if (operation?.operator.args.every(({ at, perRow }) => at === 'condition' && !perRow))
    operation.operands.forEach((operand) => collectDistinctions(wizard, operand, found));
  else collectReadValues(wizard, rule, found);
}

/** Collects the values that an expression reads. Of a table, the conditions of its rows matter. */
function collectReadValues(wizard: Wizard, value: Expression, found: Distinctions): void {
  for (const path of collectReads(value, wizard.conditions).reads) {
    if (!path.startsWith('table.')) found.names.add(path);
    for (const row of listTableRules(wizard, path)) collectDistinctions(wizard, row.rule, found);
  }
}

/** Lists the conditions of the rows of a table; none for another path. */
function listTableRules({ tables }: Wizard, path: string): readonly CompiledRule[] {
  const table = path.startsWith('table.') ? tables.get(path.slice('table.'.length)) : undefined;
  return table?.when?.flatMap((row) => row ?? []) ?? [];
}

/**
 * Lists facts that free texts start with. Whichever text such a question starts with, customers can leave it, change it and clear it. Of
 * other questions, one value may be all that is known.
 */
function listTypedStarts({ start, nodes, indexOf }: Wizard): ReadonlySet<string> {
  const isTyped = (path: string) => {
    const node = nodes[indexOf.get(path) ?? -1];
    if (node?.kind !== 'field' || node.type !== 'string' || node.options) return false;
    const { enum: values, pattern, format } = node.schema;
    return (values ?? pattern ?? format) === undefined;
  };
  return new Set(start.flatMap(({ path, value }) => (isTyped(path) ? value.reads : [])));
}

/** Lists the paths that a rule reads, also through conditions and the rows of tables. */
function listReads(wizard: Wizard, rule: Expression): readonly string[] {
  return collectReads(rule, wizard.conditions).reads.flatMap((path) =>
    path.startsWith('table.') ? listTableRules(wizard, path).flatMap((row) => row.reads) : [path],
  );
}
