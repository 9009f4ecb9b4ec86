import {
  getDefinition,
  parseFieldKey,
  nodeState,
  openRequirements,
  ruleHolds,
  walkScope,
  type BlockState,
  type CompiledValue,
  type FieldError,
  type FieldState,
  type ListState,
  type NodeState,
  type Path,
  type Scope,
  type Walk,
} from '../../engine/index.ts';
import type { NameLookup } from './buildTraceLines.ts';
import { explainStepState } from './explainStepState.ts';
import type { Cause, Reason } from './Reason.ts';
import { toReasons } from './toReasons.ts';

export interface Explanation {
  readonly reasons: readonly Reason[];
  readonly error: FieldError | null;
  /** The questions that are still open on a step. */
  readonly open: readonly Path[];
}

/** Explains the state of a field for these answers. Null: the step has no such field. `name`: within the step, rows by position. */
export function explainField(walk: Walk, step: string, name: string, nameOf: NameLookup): Explanation | null {
  const state = findStateByName(walk, `${step}.${name}`);
  if (!state) return null;
  const { row } = parseFieldKey(state.key);
  const rowKey = row === null ? null : state.key.slice(0, state.key.indexOf(']') + 1);
  const scope = getFieldScope(walk, state.key);
  const seen = state.shown && state.kind !== 'block';
  const at = walk.wizard.steps.find(({ id }) => id === step);
  const causes = [
    ...(at && walk.applies[at.index] !== true ? explainStepState(walk, at) : []),
    explainShown(state, scope),
    ...(seen ? [...listStateCauses(state), ...listBlockingCauses(walk, step, state)] : []),
    ...(seen && state.kind === 'field' ? [...listLimitCauses(state), ...listVariantCauses(state)] : []),
  ];
  const reasons = toReasons({ walk, scope, row: rowKey }, causes, nameOf);
  return { reasons, error: seen ? state.error : null, open: [] };
}

function explainShown(state: NodeState, scope: Scope): Cause {
  const { show } = getDefinition(state);
  return {
    kind: state.shown ? 'shown' : 'hidden',
    rules: state.shown ? show : show.filter((rule) => !ruleHolds(rule.rule, scope)),
    wanted: (later) => nodeState(later, state.key)?.shown !== state.shown,
  };
}

/** Lists the causes that make an answer required or optional, locked or free. */
function listStateCauses(state: FieldState | ListState): readonly Cause[] {
  const { optional } = state.kind === 'field' ? state.field : state.list;
  const need: Cause = {
    kind: state.required ? 'required' : 'optional',
    rules: optional === null || optional === true ? [] : [optional],
    wanted: (later) => {
      const then = nodeState(later, state.key);
      return then !== null && then.kind !== 'block' && then.shown && then.required !== state.required;
    },
  };
  if (state.kind !== 'field' || state.field.locks.length === 0) return [need];
  const locked = state.lock !== null;
  const lock: Cause = {
    kind: locked ? 'locked' : 'free',
    rules: state.field.locks.map(({ when }) => when),
    wanted: (later) => {
      const then = nodeState(later, state.key);
      return then?.kind === 'field' && then.shown && (then.lock !== null) !== locked;
    },
  };
  return [need, lock];
}

/** Finds the checks of the step that block at this field, or block the step as a whole. */
function listBlockingCauses(walk: Walk, step: string, { key: own }: NodeState): readonly Cause[] {
  const at = walk.wizard.steps.find(({ id }) => id === step);
  if (!at) return [];
  const blocking = openRequirements(walk, at).filter(
    ({ key, textPath }) => textPath === step && (key === own || key === null),
  );
  const needs = at.checks
    .filter(
      ({ level, error: code }) => level !== 'warning' && blocking.some(({ error }) => error.code === code),
    )
    .map((check) => check.needs);
  if (needs.length === 0) return [];
  const wanted = (later: Walk) => needs.every((rule) => ruleHolds(rule.rule, walkScope(later)));
  return [{ kind: 'blocked', rules: needs, wanted }];
}

/** Explains the limits of an answer that depend on something. */
function listLimitCauses({ key, field, min, max }: FieldState): readonly Cause[] {
  const limit = (
    kind: 'least' | 'most',
    rule: CompiledValue | null,
    now: string | number | null,
  ): readonly Cause[] =>
    rule === null
      ? []
      : [
          {
            kind,
            value: String(now ?? '–'),
            rules: [{ ...rule, rule: rule.expression }],
            wanted: (later) => {
              const then = nodeState(later, key);
              return then?.kind === 'field' && then.shown && (kind === 'least' ? then.min : then.max) !== now;
            },
          },
        ];
  return [...limit('least', field.min, min), ...limit('most', field.max, max)];
}

/** Explains which of several labels the field has. */
function listVariantCauses({ key, field, variant }: FieldState): readonly Cause[] {
  if (field.variants.length === 0) return [];
  return [
    {
      kind: 'variant',
      value: variant ?? '–',
      rules: field.variants.map(({ when }) => when),
      wanted: (later) => {
        const then = nodeState(later, key);
        return then?.kind === 'field' && then.shown && then.variant !== variant;
      },
    },
  ];
}

function findStateByName(walk: Walk, name: string): NodeState | BlockState | null {
  for (const node of walk.nodes) {
    if (node.name === name) return node;
    if (node.kind !== 'list') continue;
    const part = node.rows.flatMap(({ parts }) => parts).find((candidate) => candidate.name === name);
    if (part) return part;
  }
  return null;
}

/** Returns the scope of the rules of a field: the scope of the row for a part of a row. */
export function getFieldScope(walk: Walk, key: string): Scope {
  const scope = walkScope(walk);
  const { path, row } = parseFieldKey(key);
  const list = row === null ? null : nodeState(walk, path);
  if (list?.kind !== 'list') return scope;
  const rows = scope.read(path);
  const position = list.rows.findIndex(({ id }) => id === row);
  return Array.isArray(rows) ? ((rows[position] as Scope | undefined) ?? scope) : scope;
}
