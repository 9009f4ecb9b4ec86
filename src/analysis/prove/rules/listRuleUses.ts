import type {
  Call,
  CompiledRule,
  Field,
  Lock,
  Step,
  Walk,
  Wizard,
  WizardNode,
} from '../../../engine/index.ts';
import { findMomentStep } from '../../flows/findMomentStep.ts';
import { pointerTo } from '../../lint/shared/pointerTo.ts';
import { valueConditions, type Guard, type PlacedValue, type ValueCondition } from './valueConditions.ts';

/** A rule in the place where it decides something. */
export interface RuleUse {
  readonly rule: CompiledRule;
  /** What has to hold for it to be asked there; without any, it is asked always. */
  readonly guards: readonly Guard[];
  /** When it is asked: with a node (rules of row parts with their list), around a step, when a node changes, on entry, at the end. */
  readonly at:
    | { readonly node: number; readonly part: number | null }
    | { readonly entering: number }
    | { readonly leaving: number }
    | { readonly changing: number }
    | 'start'
    | 'end';
}

/** Every place of a form that asks a rule. */
export function listRuleUses(wizard: Wizard): readonly RuleUse[] {
  const nodes = wizard.nodes.flatMap((node) => [
    ...usesOfNode(wizard, node, { node: node.index, part: null }),
    ...(node.kind === 'list'
      ? node.parts.flatMap((part) => usesOfNode(wizard, part, { node: node.index, part: part.index }))
      : []),
  ]);
  const steps = wizard.steps.flatMap((step): readonly RuleUse[] => [
    ...(step.when ? [{ rule: step.when, guards: [], at: { entering: step.index } }] : []),
    ...step.checks.map((check) => ({ rule: check.needs, guards: [], at: { leaving: step.index } })),
    ...step.confirm.flatMap(({ when }) =>
      when ? [{ rule: when, guards: [], at: { leaving: step.index } }] : [],
    ),
  ]);
  const reactions = wizard.reactions.flatMap(({ on, when, set }): readonly RuleUse[] => {
    const at = { changing: wizard.indexOf.get(on) ?? -1 };
    const values = Object.values(set).map((value) => ({ value, guards: toGuards(when) }));
    return [...(when ? [{ rule: when, guards: [], at }] : []), ...usesAt(at, conditionsIn(wizard, values))];
  });
  const start = [...wizard.start, ...wizard.rowStart].map(({ value }) => ({ value, guards: [] }));
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
  return [
    ...nodes,
    ...steps,
    ...reactions,
    ...usesAt('start', conditionsIn(wizard, start)),
    ...rest.map((rule): RuleUse => ({ rule, guards: [], at: 'end' })),
    ...usesAt('end', [
      ...wizard.calls.flatMap((call) => conditionsOfCall(wizard, call)),
      ...conditionsIn(wizard, listCarriedValues(wizard)),
    ]),
  ];
}

/** A value, and what has to hold for it to be evaluated. */
interface ValueUse {
  readonly value: PlacedValue;
  readonly guards: readonly Guard[];
}

function conditionsIn(wizard: Wizard, values: readonly ValueUse[]): readonly ValueCondition[] {
  return values.flatMap(({ value, guards }) =>
    valueConditions(wizard, value).map((one) => ({ rule: one.rule, guards: [...guards, ...one.guards] })),
  );
}

function usesAt(at: RuleUse['at'], conditions: readonly ValueCondition[]): readonly RuleUse[] {
  return conditions.map((condition) => ({ ...condition, at }));
}

function toGuards(rule: CompiledRule | null): readonly Guard[] {
  return rule === null ? [] : [{ rule: rule.rule, holds: true }];
}

/** Conditions inside of what a call sends, and of what is done with its answers. */
function conditionsOfCall(
  wizard: Wizard,
  { when, path, headers, send, outcomes }: Call,
): readonly ValueCondition[] {
  const sent = [...Object.values(path), ...Object.values(headers), ...(send ? [send] : [])];
  const made = toGuards(when);
  const values: readonly ValueUse[] = [
    ...sent.map((value) => ({ value, guards: made })),
    ...outcomes.flatMap(({ place, match, effects }) => {
      const guards = [...made, ...toGuards(match === 'else' ? null : match.when)];
      const { params = {}, download } = effects;
      const at = (...keys: readonly string[]) => ({ ...place, pointer: place.pointer + pointerTo(...keys) });
      return [
        ...Object.entries(params).map(([name, expression]) => ({
          value: { ...at('params', name), expression },
          guards,
        })),
        ...(download ? [{ value: { ...at('download', 'name'), expression: download.name }, guards }] : []),
      ];
    }),
  ];
  return conditionsIn(wizard, values);
}

function listCarriedValues({ done }: Wizard): readonly ValueUse[] {
  return done.kind === 'page' ? Object.values(done.carry).map((value) => ({ value, guards: [] })) : [];
}

function usesOfNode(wizard: Wizard, node: WizardNode, at: RuleUse['at']): readonly RuleUse[] {
  const rules = rulesOfNode(node).map((rule): RuleUse => ({ rule, guards: [], at }));
  return [...rules, ...usesAt(at, conditionsOfNode(wizard, node))];
}

/** Conditions inside of the values of a node that shows: its bounds, what locks set, what a block says. */
export function conditionsOfNode(wizard: Wizard, node: WizardNode): readonly ValueCondition[] {
  switch (node.kind) {
    case 'list':
      return [];
    case 'block':
      return conditionsIn(
        wizard,
        Object.values(node.values).map((value) => ({ value, guards: [] })),
      );
    case 'field': {
      const bounds = [node.min, node.max].flatMap((value) => (value ? [{ value, guards: [] }] : []));
      return conditionsIn(wizard, [...bounds, ...lockValues(node.locks)]);
    }
  }
}

/** The value of a lock is asked for if it is the first that holds. */
function lockValues(locks: readonly Lock[]): readonly ValueUse[] {
  return locks.flatMap(({ when, to }, index) => {
    const before = locks.slice(0, index).map((lock) => ({ rule: lock.when.rule, holds: false }));
    return to ? [{ value: to, guards: [...before, ...toGuards(when)] }] : [];
  });
}

/** Conditions inside of what calls of a step send, which ask before the form ends, too. */
export function conditionsOnStep(wizard: Wizard, { id }: Step): readonly ValueCondition[] {
  return wizard.calls.flatMap((call) =>
    findMomentStep(call.at) === id ? conditionsOfCall(wizard, call) : [],
  );
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
      return [...node.show, ...toRules(node.optional)];
    case 'field':
      return [
        ...node.show,
        ...toRules(node.optional),
        ...node.locks.map(({ when }) => when),
        ...node.variants.map(({ when }) => when),
        ...optionRules(node.options),
      ];
  }
}

export function toRules(optional: true | CompiledRule | null): readonly CompiledRule[] {
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
  const paths = new Set(listRuleUses(wizard).flatMap(({ rule }) => rule.reads));
  for (const node of wizard.nodes.flatMap((candidate) =>
    candidate.kind === 'list' ? [candidate, ...candidate.parts] : [candidate],
  )) {
    if (node.kind !== 'field') continue;
    for (const value of [node.min, node.max, ...node.locks.map(({ to }) => to)])
      value?.reads.forEach((path) => paths.add(path));
    getOfferedList(node).forEach((path) => paths.add(path));
  }
  return paths;
}

/**
 * By step index: the control paths that something in this step or later still reads; the last entry holds those of calls, outcomes and
 * notices, which are asked at the end.
 */
export function livePaths(wizard: Wizard): readonly ReadonlySet<string>[] {
  const uses = listRuleUses(wizard);
  const endReads = uses.flatMap(({ rule, at }) => (at === 'end' ? rule.reads : []));
  const live: ReadonlySet<string>[] = [new Set(endReads)];
  for (const step of wizard.steps.toReversed()) {
    const reads = [
      ...(step.when?.reads ?? []),
      ...step.checks.flatMap(({ needs }) => needs.reads),
      ...step.confirm.flatMap(({ when }) => when?.reads ?? []),
      ...wizard.nodes.slice(step.first, step.last).flatMap(readsOfNode),
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

/** Fields, lists and facts that decide how a node, or any part of it, looks. */
export function readsOfNode(node: WizardNode): readonly string[] {
  const parts = node.kind === 'list' ? node.parts.flatMap(readsOfNode) : [];
  const bounds = node.kind === 'field' ? [node.min, node.max, ...node.locks.map(({ to }) => to)] : [];
  return [
    ...rulesOfNode(node).flatMap((rule) => rule.reads),
    ...bounds.flatMap((value) => value?.reads ?? []),
    ...(node.kind === 'field' ? getOfferedList(node) : []),
    ...parts,
  ];
}

/** The list fact whose rows a field offers. */
function getOfferedList({ options }: Field): readonly string[] {
  return options && 'from' in options ? [options.from] : [];
}
