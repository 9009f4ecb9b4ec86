import type { CompiledRule, Field, Step, Walk, Wizard, WizardNode } from '../../engine/index.ts';

/** A rule in the place where it decides something. */
export interface RuleUse {
  readonly rule: CompiledRule;
  /** When it is asked: with a node (rules of row parts with their list), around a step, when a node changes, at the end. */
  readonly at:
    | { readonly node: number; readonly part: number | null }
    | { readonly entering: number }
    | { readonly leaving: number }
    | { readonly changing: number }
    | 'end';
}

/** Every place of a form that asks a rule. */
export function rulesOf(wizard: Wizard): readonly RuleUse[] {
  const nodes = wizard.nodes.flatMap((node) => [
    ...rulesOfNode(node).map((rule): RuleUse => ({ rule, at: { node: node.index, part: null } })),
    ...(node.kind === 'list'
      ? node.parts.flatMap((part) =>
          rulesOfNode(part).map((rule): RuleUse => ({ rule, at: { node: node.index, part: part.index } })),
        )
      : []),
  ]);
  const steps = wizard.steps.flatMap((step): readonly RuleUse[] => [
    ...(step.when ? [{ rule: step.when, at: { entering: step.index } }] : []),
    ...step.checks.map((check) => ({ rule: check.needs, at: { leaving: step.index } })),
    ...step.confirm.flatMap(({ when }) => (when ? [{ rule: when, at: { leaving: step.index } }] : [])),
  ]);
  const reactions = wizard.reactions.flatMap(({ on, when }): readonly RuleUse[] =>
    when ? [{ rule: when, at: { changing: wizard.indexOf.get(on) ?? -1 } }] : [],
  );
  const calls = wizard.calls.flatMap((call) => [
    ...(call.when ? [call.when] : []),
    ...call.outcomes.flatMap(({ match }) => (match !== 'else' && match.when ? [match.when] : [])),
  ]);
  const done = wizard.done.kind === 'go' ? wizard.done.rows.flatMap(({ when }) => when ?? []) : [];
  const rest = [
    ...calls,
    ...done,
    ...wizard.notices.map(({ when }) => when),
    ...wizard.stuck.map(({ when }) => when),
  ];
  return [...nodes, ...steps, ...reactions, ...rest.map((rule): RuleUse => ({ rule, at: 'end' }))];
}

/** Whether a rule is asked of the answers of a step: its checks and confirmations, and the reactions to its questions. */
export function isAskedOnLeaving({ at }: RuleUse, step: Step, walk: Walk): boolean {
  if (typeof at !== 'object') return false;
  if ('leaving' in at) return at.leaving === step.index;
  if (!('changing' in at)) return false;
  return at.changing >= step.first && at.changing < step.last && walk.nodes[at.changing]?.shown === true;
}

function rulesOfNode(node: WizardNode): readonly CompiledRule[] {
  switch (node.kind) {
    case 'block':
      return node.show;
    case 'list':
      return [...node.show, ...conditional(node.optional)];
    case 'field':
      return [
        ...node.show,
        ...conditional(node.optional),
        ...node.locks.map(({ when }) => when),
        ...node.variants.map(({ when }) => when),
        ...optionRules(node.options),
      ];
  }
}

export function conditional(optional: true | CompiledRule | null): readonly CompiledRule[] {
  return optional === null || optional === true ? [] : [optional];
}

function optionRules(options: Field['options']): readonly CompiledRule[] {
  if (!options) return [];
  if ('from' in options) return options.where ? [options.where] : [];
  return options.rows.flatMap((row) => [
    ...(row.when ? [row.when] : []),
    ...(row.disabled ? [row.disabled.when] : []),
  ]);
}

/**
 * Paths (fields, lists, facts) whose value some rule reads: only these tell paths through the form apart. Values that bound others
 * (`min`, `max`, `lock.to`) and reactions count, too.
 */
export function controlPaths(wizard: Wizard): ReadonlySet<string> {
  const paths = new Set(rulesOf(wizard).flatMap(({ rule }) => rule.reads));
  for (const node of wizard.nodes.flatMap((candidate) =>
    candidate.kind === 'list' ? [candidate, ...candidate.parts] : [candidate],
  )) {
    if (node.kind !== 'field') continue;
    for (const value of [node.min, node.max, ...node.locks.map(({ to }) => to)])
      value?.reads.forEach((path) => paths.add(path));
    offeredFrom(node).forEach((path) => paths.add(path));
  }
  return paths;
}

/**
 * By step index: the control paths that something in this step or later still reads; the last entry holds those of calls, outcomes and
 * notices, which are asked at the end.
 */
export function livePaths(wizard: Wizard): readonly ReadonlySet<string>[] {
  const endReads = rulesOf(wizard).flatMap(({ rule, at }) => (at === 'end' ? rule.reads : []));
  const live: ReadonlySet<string>[] = [new Set(endReads)];
  for (const step of wizard.steps.toReversed()) {
    const reads = [
      ...(step.when?.reads ?? []),
      ...step.checks.flatMap(({ needs }) => needs.reads),
      ...step.confirm.flatMap(({ when }) => when?.reads ?? []),
      ...wizard.nodes.slice(step.first, step.last).flatMap(readsOfNode),
    ];
    live.unshift(new Set([...(live[0] ?? []), ...reads]));
  }
  const reactionReads = wizard.reactions.flatMap((reaction) => reaction.when?.reads ?? []);
  return live.map((paths) => new Set([...paths, ...reactionReads]));
}

/** Fields, lists and facts that decide how a node, or any part of it, looks. */
export function readsOfNode(node: WizardNode): readonly string[] {
  const parts = node.kind === 'list' ? node.parts.flatMap(readsOfNode) : [];
  const bounds = node.kind === 'field' ? [node.min, node.max, ...node.locks.map(({ to }) => to)] : [];
  return [
    ...rulesOfNode(node).flatMap((rule) => rule.reads),
    ...bounds.flatMap((value) => value?.reads ?? []),
    ...(node.kind === 'field' ? offeredFrom(node) : []),
    ...parts,
  ];
}

/** The list fact whose rows a field offers. */
function offeredFrom({ options }: Field): readonly string[] {
  return options && 'from' in options ? [options.from] : [];
}
