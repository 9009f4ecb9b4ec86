import type { CompiledValue, Field, Step, Wizard, WizardNode } from '../../../engine/index.ts';
import { listRuleUses, listNodeRules, type RuleUse } from './listRuleUses.ts';

/**
 * Collects the paths (fields, lists, facts) whose value a rule reads: only these distinguish ways through the form. Values that bound
 * others (`min`, `max`, `lock.to`) and reactions count, too.
 */
export function collectControlPaths(wizard: Wizard): ReadonlySet<string> {
  const paths = new Set(listRuleUses(wizard).flatMap(({ rule }) => rule.reads));
  for (const node of wizard.nodes.flatMap((candidate) =>
    candidate.kind === 'list' ? [candidate, ...candidate.parts] : [candidate],
  )) {
    if (node.kind !== 'field') continue;
    for (const value of [node.min, node.max, ...node.locks.map(({ to }) => to)])
      value?.reads.forEach((path) => paths.add(path));
    getOfferedList(node).forEach((path) => paths.add(path));
  }
  listAddressedFields(wizard).forEach((path) => paths.add(path));
  return paths;
}

/** Lists the fields that stand in the paths of requests, because a request without them has no address. */
function listAddressedFields({ calls, indexOf }: Wizard): readonly string[] {
  return calls
    .flatMap(({ path }) => Object.values(path).flatMap(({ reads }) => reads))
    .filter((path) => indexOf.has(path));
}

/** Lists facts that can change the result of a proof: those that rules read, and those in start values, bounds and calls. */
export function listReadFacts(wizard: Wizard): ReadonlySet<string> {
  const values: readonly (CompiledValue | null)[] = [
    ...wizard.calls.flatMap(({ send, path, headers }) => [
      send,
      ...Object.values(path),
      ...Object.values(headers),
    ]),
    ...wizard.start.map(({ value }) => value),
    ...wizard.rowStart.map(({ value }) => value),
    ...wizard.reactions.flatMap(({ set }) => Object.values(set)),
  ];
  return new Set([...collectControlPaths(wizard), ...values.flatMap((value) => value?.reads ?? [])]);
}

/**
 * Lists by step index the control paths that this step or a later one reads; the last entry holds those of calls, outcomes and notices,
 * which are evaluated at the end.
 */
export function listLivePaths(wizard: Wizard): readonly ReadonlySet<string>[] {
  const uses = listRuleUses(wizard);
  const endReads = uses.flatMap(({ rule, at }) => (at === 'end' ? rule.reads : []));
  const live: ReadonlySet<string>[] = [new Set([...endReads, ...listAddressedFields(wizard)])];
  for (const step of wizard.steps.toReversed()) {
    const reads = [
      ...(step.when?.reads ?? []),
      ...step.checks.flatMap(({ needs }) => needs.reads),
      ...step.confirm.flatMap(({ when }) => when?.reads ?? []),
      ...wizard.nodes.slice(step.first, step.last).flatMap(listNodeReads),
      ...uses.flatMap(({ rule, at }) => (isOfNodes(at, step) ? rule.reads : [])),
    ];
    live.unshift(new Set([...(live[0] ?? []), ...reads]));
  }
  const reactionReads = uses.flatMap(({ rule, at }) =>
    typeof at === 'object' && 'changing' in at ? rule.reads : [],
  );
  return live.map((paths) => new Set([...paths, ...reactionReads]));
}

function isOfNodes(at: RuleUse['at'], { first, last }: Step): boolean {
  return typeof at === 'object' && 'node' in at && at.node >= first && at.node < last;
}

/** Lists fields, lists and facts that decide how a node, or any part of it, looks. */
export function listNodeReads(node: WizardNode): readonly string[] {
  const parts = node.kind === 'list' ? node.parts.flatMap(listNodeReads) : [];
  const bounds = node.kind === 'field' ? [node.min, node.max, ...node.locks.map(({ to }) => to)] : [];
  return [
    ...listNodeRules(node).flatMap((rule) => rule.reads),
    ...bounds.flatMap((value) => value?.reads ?? []),
    ...(node.kind === 'field' ? getOfferedList(node) : []),
    ...parts,
  ];
}

/** Returns the list fact whose rows a field offers. */
function getOfferedList({ options }: Field): readonly string[] {
  return options && 'from' in options ? [options.from] : [];
}
