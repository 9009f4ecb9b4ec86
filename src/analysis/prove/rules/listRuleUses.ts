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
import { formatPointer } from '../../lint/shared/formatPointer.ts';
import {
  listValueConditions,
  type Guard,
  type PlacedValue,
  type ValueCondition,
} from './listValueConditions.ts';

/** A rule at the place where it decides something. */
export interface RuleUse {
  readonly rule: CompiledRule;
  /** Conditions under which the rule is evaluated there; without any it always is. */
  readonly guards: readonly Guard[];
  /**
   * The moment of evaluation: with a node (rules of row parts with their list), around a step, when a node changes, on entry, at the end.
   */
  readonly at:
    | { readonly node: number; readonly part: number | null }
    | { readonly entering: number }
    | { readonly leaving: number }
    | { readonly changing: number }
    | 'start'
    | 'end';
}

/** Lists every place of a form that evaluates a rule. */
export function listRuleUses(wizard: Wizard): readonly RuleUse[] {
  const nodes = wizard.nodes.flatMap((node) => [
    ...listNodeUses(wizard, node, { node: node.index, part: null }),
    ...(node.kind === 'list'
      ? node.parts.flatMap((part) => listNodeUses(wizard, part, { node: node.index, part: part.index }))
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
    return [
      ...(when ? [{ rule: when, guards: [], at }] : []),
      ...listUsesAt(at, listConditionsIn(wizard, values)),
    ];
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
    ...listUsesAt('start', listConditionsIn(wizard, start)),
    ...rest.map((rule): RuleUse => ({ rule, guards: [], at: 'end' })),
    ...listUsesAt('end', [
      ...wizard.calls.flatMap((call) => listCallConditions(wizard, call)),
      ...listConditionsIn(wizard, listCarriedValues(wizard)),
    ]),
  ];
}

/** A value with the conditions under which it is evaluated. */
interface ValueUse {
  readonly value: PlacedValue;
  readonly guards: readonly Guard[];
}

function listConditionsIn(wizard: Wizard, values: readonly ValueUse[]): readonly ValueCondition[] {
  return values.flatMap(({ value, guards }) =>
    listValueConditions(wizard, value).map((one) => ({ rule: one.rule, guards: [...guards, ...one.guards] })),
  );
}

function listUsesAt(at: RuleUse['at'], conditions: readonly ValueCondition[]): readonly RuleUse[] {
  return conditions.map((condition) => ({ ...condition, at }));
}

function toGuards(rule: CompiledRule | null): readonly Guard[] {
  return rule === null ? [] : [{ rule: rule.rule, holds: true }];
}

/** Lists conditions inside of the payload of a call and of the effects of its replies. */
function listCallConditions(
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
      const at = (...keys: readonly string[]) => ({
        ...place,
        pointer: place.pointer + formatPointer(...keys),
      });
      return [
        ...Object.entries(params).map(([name, expression]) => ({
          value: { ...at('params', name), expression },
          guards,
        })),
        ...(download ? [{ value: { ...at('download', 'name'), expression: download.name }, guards }] : []),
      ];
    }),
  ];
  return listConditionsIn(wizard, values);
}

function listCarriedValues({ done }: Wizard): readonly ValueUse[] {
  return done.kind === 'page' ? Object.values(done.carry).map((value) => ({ value, guards: [] })) : [];
}

function listNodeUses(wizard: Wizard, node: WizardNode, at: RuleUse['at']): readonly RuleUse[] {
  const rules = listNodeRules(node).map((rule): RuleUse => ({ rule, guards: [], at }));
  return [...rules, ...listUsesAt(at, listNodeConditions(wizard, node))];
}

/** Lists conditions inside of the values of a shown node: its bounds, values of locks, values of a block. */
export function listNodeConditions(wizard: Wizard, node: WizardNode): readonly ValueCondition[] {
  switch (node.kind) {
    case 'list':
      return [];
    case 'block':
      return listConditionsIn(
        wizard,
        Object.values(node.values).map((value) => ({ value, guards: [] })),
      );
    case 'field': {
      const bounds = [node.min, node.max].flatMap((value) => (value ? [{ value, guards: [] }] : []));
      return listConditionsIn(wizard, [...bounds, ...listLockValues(node.locks)]);
    }
  }
}

/** Lists the values of locks. The value of a lock is evaluated only when no lock before it holds. */
function listLockValues(locks: readonly Lock[]): readonly ValueUse[] {
  return locks.flatMap(({ when, to }, index) => {
    const before = locks.slice(0, index).map((lock) => ({ rule: lock.when.rule, holds: false }));
    return to ? [{ value: to, guards: [...before, ...toGuards(when)] }] : [];
  });
}

/** Lists conditions inside of payloads of the calls of a step, which are made before the form ends. */
export function listStepConditions(wizard: Wizard, { id }: Step): readonly ValueCondition[] {
  return wizard.calls.flatMap((call) =>
    findMomentStep(call.at) === id ? listCallConditions(wizard, call) : [],
  );
}

/** Returns true for rules about the answers of a step: its checks and confirmations, and the reactions to its questions. */
export function isAskedOnLeaving({ at }: RuleUse, step: Step, walk: Walk): boolean {
  if (typeof at !== 'object') return false;
  if ('leaving' in at) return at.leaving === step.index;
  if (!('changing' in at)) return false;
  return at.changing >= step.first && at.changing < step.last && walk.nodes[at.changing]?.shown === true;
}

/** Lists the rules that decide how a node looks. */
export function listNodeRules(node: WizardNode): readonly CompiledRule[] {
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
        ...listOptionRules(node.options),
      ];
  }
}

export function toRules(optional: true | CompiledRule | null): readonly CompiledRule[] {
  return optional === null || optional === true ? [] : [optional];
}

function listOptionRules(options: Field['options']): readonly CompiledRule[] {
  if (!options) return [];
  if ('from' in options) return options.where ? [options.where] : [];
  return options.rows.flatMap((row) => [
    ...(row.when ? [row.when] : []),
    ...(row.disabled ? [row.disabled.when] : []),
  ]);
}
