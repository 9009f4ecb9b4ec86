import type { CompiledRule, CompiledValue, Expression, Wizard, WizardNode } from '../../../engine/index.ts';
import { findPlacedNode } from '../rules/findPlacedNode.ts';

/** Values, with the rules that decide about them. */
export interface Dependencies {
  readonly reads: ReadonlySet<string>;
  readonly rules: readonly Expression[];
}

/** Collects the values that these values depend on, through every rule that decides about them. */
export function collectDependencies(wizard: Wizard, from: readonly string[]): Dependencies {
  const reads = new Set<string>();
  const rules = new Set<Expression>();
  const open = [...from];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reads.has(path)) continue;
    reads.add(path);
    const decisions = listDecisions(wizard, path);
    for (const { rule } of decisions.rules) rules.add(rule);
    open.push(...decisions.rules.flatMap((rule) => rule.reads));
    open.push(...decisions.values.flatMap((value) => value?.reads ?? []));
    open.push(...decisions.paths);
  }
  return { reads, rules: [...rules] };
}

interface Decisions {
  readonly rules: readonly CompiledRule[];
  readonly values: readonly (CompiledValue | null | undefined)[];
  readonly paths: readonly string[];
}

/** Collects everything that decides the value of a field or list. */
function listDecisions(wizard: Wizard, path: string): Decisions {
  const placed = findPlacedNode(wizard, path);
  if (!placed) return { rules: [], values: [], paths: listCheckTriggers(wizard, path) };
  const { node } = placed;
  const nodes: readonly WizardNode[] = node.kind === 'list' ? [node, ...node.parts] : [node];
  const step = wizard.steps.find(({ id }) => id === node.step);
  const reactions = wizard.reactions.filter(({ clear, set, rows }) =>
    [...clear, ...Object.keys(set), ...Object.keys(rows)].some((target) =>
      nodes.some((one) => one.path === target),
    ),
  );
  return {
    rules: [
      ...(step?.when ? [step.when] : []),
      ...nodes.flatMap(listDecidingRules),
      ...reactions.flatMap(({ when }) => when ?? []),
    ],
    values: [
      ...nodes.flatMap((one) =>
        one.kind === 'field' ? [one.min, one.max, ...one.locks.map(({ to }) => to)] : [],
      ),
      ...reactions.flatMap(({ set }) => Object.values(set)),
    ],
    paths: [
      ...nodes.flatMap((one) =>
        one.kind === 'field' && one.options && 'from' in one.options ? [one.options.from] : [],
      ),
      ...reactions.map(({ on }) => on),
      ...nodes.flatMap((one) => listKeptReads(wizard, one)),
    ],
  };
}

function listDecidingRules(node: WizardNode): readonly CompiledRule[] {
  if (node.kind === 'block') return node.show;
  const optional = node.optional === null || node.optional === true ? [] : [node.optional];
  if (node.kind === 'list') return [...node.show, ...optional];
  const { options, locks } = node;
  return [...node.show, ...optional, ...locks.map(({ when }) => when), ...listOptionRules(options)];
}

/** Lists the rules that decide which options a field offers. */
export function listOptionRules(
  options: Extract<WizardNode, { kind: 'field' }>['options'],
): readonly CompiledRule[] {
  if (!options) return [];
  if ('from' in options) return options.where ? [options.where] : [];
  return options.rows.flatMap(({ when, disabled }) => [
    ...(when ? [when] : []),
    ...(disabled ? [disabled.when] : []),
  ]);
}

/** Lists the fields whose answers set a check, and the values that decide whether its call is made. */
function listCheckTriggers({ calls }: Wizard, path: string): readonly string[] {
  return calls.flatMap(({ at, when, outcomes }) => {
    const sets = outcomes.some(({ effects }) =>
      Object.keys(effects.check ?? {}).some((id) => path === `check.${id}`),
    );
    if (!sets) return [];
    return [...('change' in at ? [at.change] : []), ...(when?.reads ?? [])];
  });
}

/** Lists the values that a field starts with, if a lock can keep them. */
function listKeptReads({ start }: Pick<Wizard, 'start'>, node: WizardNode): readonly string[] {
  if (node.kind !== 'field' || node.locks.every(({ to }) => to !== null)) return [];
  return start.flatMap(({ path, value }) => (path === node.path ? value.reads : []));
}
