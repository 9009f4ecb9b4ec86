import {
  argumentAt,
  collectReads,
  isList,
  membersOfObject,
  parseOperation,
  plainScope,
  ruleHolds,
  type CompiledValue,
  type Expression,
  type Facts,
  type Wizard,
} from '../../../engine/index.ts';
import { findDecidingOperands } from '../rules/findDecidingOperands.ts';
import { findSentValue } from './listProofSlices.ts';
import type { ProofSlice } from './ProofSlice.ts';
import { isAskedPerRow } from '../rules/listJoinedOperands.ts';

/** The parts of rules that tell worlds apart. */
interface Distinctions {
  /** Rules over facts alone: their truth matters, and the operands that decide it. */
  readonly rules: Set<Expression>;
  /** Facts whose value matters. */
  readonly names: Set<string>;
}

type SliceReads = Pick<ProofSlice, 'rules' | 'reads' | 'payloads'>;

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

/**
 * Creates a function that names worlds. Two worlds have the same name when all parts of the rules of a slice that read facts alone have the
 * same truth in both, decided by the same operands. Facts that stand beside answers, or in values, differ by their value.
 */
export function createWorldKey(wizard: Wizard, slice: SliceReads): (world: Facts) => string {
  const found: Distinctions = { rules: new Set(), names: new Set() };
  for (const rule of slice.rules) collectDistinctions(wizard, rule, found);
  for (const value of listValues(wizard, slice)) collectDistinctionsOfValue(wizard, value, found);
  const inRules = new Set([...found.rules].flatMap((rule) => listReads(wizard, rule)));
  const typed = listTypedStarts(wizard);
  const names = [...new Set([...slice.reads, ...found.names])].filter(
    (name) =>
      !wizard.indexOf.has(name) &&
      (found.names.has(name) || !inRules.has(name)) &&
      (slice.reads.has(name) || !typed.has(name)),
  );
  return (world) => {
    const scope = plainScope(wizard, world);
    const truths = [...found.rules].map((rule) => [
      ruleHolds(rule, scope),
      findDecidingOperands(rule, scope),
    ]);
    return JSON.stringify([truths, names.map((name) => world[name] ?? null)]);
  };
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
    for (const operand of operation && !isAskedPerRow(operation) ? operation.operands : [])
      if (parseOperation(operand)?.operator.result === 'boolean') collectDistinctions(wizard, operand, found);
  } else if (operation?.operator.args.every(({ at, perRow }) => at === 'condition' && !perRow))
    operation.operands.forEach((operand) => collectDistinctions(wizard, operand, found));
  else reads.forEach((path) => found.names.add(path));
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
  return collectReads(rule, wizard.conditions).reads.flatMap((path) => {
    if (!path.startsWith('table.')) return [path];
    const { when = null } = wizard.tables.get(path.slice('table.'.length)) ?? {};
    return (when ?? []).flatMap((row) => row?.reads ?? []);
  });
}

/** Lists the values of a slice: start values, limits, options and fixed values of its fields, and what it sends. */
function listValues(
  { nodes, start, rowStart, reactions, calls }: Wizard,
  { reads, payloads }: SliceReads,
): readonly Expression[] {
  const fields = nodes
    .filter(({ path }) => reads.has(path))
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]));
  const values: readonly (CompiledValue | null)[] = [
    ...start.flatMap(({ path, value }) => (reads.has(path) ? [value] : [])),
    ...rowStart.map(({ value }) => value),
    ...reactions.flatMap(({ set }) =>
      Object.entries(set).flatMap(([path, value]) => (reads.has(path) ? [value] : [])),
    ),
    ...fields.flatMap((node) =>
      node.kind === 'field' ? [node.min, node.max, ...node.locks.map(({ to }) => to)] : [],
    ),
    ...calls.flatMap(({ path }) => Object.values(path)),
  ];
  const lists = fields.flatMap((node) =>
    node.kind === 'field' && node.options && 'from' in node.options ? [{ var: node.options.from }] : [],
  );
  return [...values.flatMap((value) => value?.expression ?? []), ...lists, ...payloads.map(findSentValue)];
}

/** The conditions inside of a value count as rules, all else that it reads as values. */
function collectDistinctionsOfValue(wizard: Wizard, value: Expression, found: Distinctions): void {
  const operation = parseOperation(value);
  if (isList(value)) value.forEach((part) => collectDistinctionsOfValue(wizard, part, found));
  else if (operation?.operator.result === 'boolean') collectDistinctions(wizard, value, found);
  else if (operation?.operator.args.some(({ at, perRow }) => at === 'condition' && !perRow))
    operation.operands.forEach((operand, index) =>
      argumentAt(operation, index).at === 'condition'
        ? collectDistinctions(wizard, operand, found)
        : collectDistinctionsOfValue(wizard, operand, found),
    );
  else {
    const members = membersOfObject(value);
    if (members)
      Object.values(members).forEach((member) => collectDistinctionsOfValue(wizard, member, found));
    else listReads(wizard, value).forEach((path) => found.names.add(path));
  }
}
