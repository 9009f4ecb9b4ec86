import {
  holds,
  type BlockState,
  type FieldState,
  type NodeState,
  type Step,
  type Walk,
} from '../../engine/index.ts';
import type { WalkPair } from './WalkPair.ts';

/**
 * Aspects that can differ in one situation. Everything below a step or question that only one form shows is left out, because its
 * difference follows.
 */
export type Aspect =
  | 'step'
  | 'shown'
  | 'required'
  | 'locked'
  | 'option'
  | 'bounds'
  | 'value'
  | 'error'
  | 'mark'
  | 'variant'
  | 'check'
  | 'dialog'
  | 'call'
  | 'payload'
  | 'outcome';

/** `old` and `new` are words of this module or values as the forms hold them, for `sayDifference`. */
export interface Difference {
  readonly aspect: Aspect;
  /** Path of the field (`path=value` for an option), id of the step, `step.code` of a check, name in a payload. */
  readonly subject: string;
  readonly old: string;
  readonly new: string;
}

/** Lists the differences in one step between two walks with the same answers. */
export function listStepDifferences(pair: WalkPair): readonly Difference[] {
  const steps = { old: findStepById(pair.old, pair.step), new: findStepById(pair.new, pair.step) };
  const applies = { old: appliesIn(pair.old, steps.old), new: appliesIn(pair.new, steps.new) };
  if (!steps.old || !steps.new || !applies.old || !applies.new)
    return compareAspect('step', pair.step, formatTruth(applies.old), formatTruth(applies.new));
  const old = indexStepStates(pair.old, steps.old);
  const now = indexStepStates(pair.new, steps.new);
  return [
    ...[...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
      listNodeDifferences(old.get(key) ?? null, now.get(key) ?? null),
    ),
    ...compareFailures('check', pair, steps.old, steps.new),
    ...compareFailures('dialog', pair, steps.old, steps.new),
  ];
}

export function compareAspect(
  aspect: Aspect,
  subject: string,
  old: string,
  now: string,
): readonly Difference[] {
  return old === now ? [] : [{ aspect, subject, old, new: now }];
}

function listNodeDifferences(old: NodeState | null, now: NodeState | null): readonly Difference[] {
  const path = getNodePath(old ?? now);
  const shownDifferences = compareAspect(
    'shown',
    path,
    formatTruth(old?.shown ?? false),
    formatTruth(now?.shown ?? false),
  );
  if (shownDifferences.length > 0 || !old?.shown || !now?.shown) return shownDifferences;
  if (old.kind === 'list' && now.kind === 'list')
    return compareAspect('required', path, formatTruth(old.required), formatTruth(now.required));
  if (old.kind !== 'field' || now.kind !== 'field') return [];
  const required = compareAspect(
    'required',
    path,
    formatTruth(isRequired(old)),
    formatTruth(isRequired(now)),
  );
  const value = old.lock || now.lock ? [] : compareAspect('value', path, json(old.value), json(now.value));
  const error = compareAspect('error', path, old.error?.code ?? '', now.error?.code ?? '');
  return [
    ...required,
    ...compareAspect('locked', path, serializeLock(old), serializeLock(now)),
    ...listOptionDifferences(path, old, now),
    ...compareAspect('bounds', path, serializeBounds(old), serializeBounds(now)),
    ...(value.length > 0 ? value : required.length > 0 ? [] : error),
    ...(required.length > 0
      ? []
      : compareAspect('mark', path, formatTruth(old.markedOptional), formatTruth(now.markedOptional))),
    ...compareAspect('variant', path, old.variant ?? '', now.variant ?? ''),
  ];
}

function isRequired({ required, field }: FieldState): boolean {
  return required || (field.twoValued && field.schema.const === true);
}

function serializeLock({ lock, value }: FieldState): string {
  return lock ? json(value) : '';
}

function serializeBounds({ min, max }: FieldState): string {
  return min === null && max === null ? '' : json([min, max]);
}

function listOptionDifferences(path: string, old: FieldState, now: FieldState): readonly Difference[] {
  const offers = ({ options }: FieldState) =>
    new Map((options ?? []).map(({ value, disabled }) => [String(value), disabled ?? 'offered']));
  const [before, after] = [offers(old), offers(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((value) =>
    compareAspect('option', `${path}=${value}`, before.get(value) ?? '', after.get(value) ?? ''),
  );
}

function compareFailures(
  aspect: 'check' | 'dialog',
  pair: WalkPair,
  oldStep: Step,
  newStep: Step,
): readonly Difference[] {
  const listNodes = (walk: Walk, step: Step) =>
    new Map(
      aspect === 'check'
        ? step.checks
            .filter(({ needs }) => !holds(walk, needs))
            .map(({ error, level }) => [`${step.id}.${error}`, level])
        : step.confirm
            .filter(({ when }) => when === null || holds(walk, when))
            .map(({ id, closing }) => [id, closing]),
    );
  const [before, after] = [listNodes(pair.old, oldStep), listNodes(pair.new, newStep)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((subject) =>
    compareAspect(aspect, subject, before.get(subject) ?? '', after.get(subject) ?? ''),
  );
}

/** Returns nodes of a step and the parts of their rows, by key. */
function indexStepStates(walk: Walk, step: Step): ReadonlyMap<string, NodeState> {
  return new Map(
    walk.nodes
      .slice(step.first, step.last)
      .flatMap((node): readonly NodeState[] =>
        node.kind === 'list' ? [node, ...node.rows.flatMap(({ parts }) => parts)] : [node],
      )
      .map((node) => [node.key, node]),
  );
}

function getNodePath(node: NodeState | BlockState | null): string {
  switch (node?.kind) {
    case 'field':
      return node.field.path;
    case 'list':
      return node.list.path;
    case 'block':
      return node.block.path;
    default:
      return '';
  }
}

function findStepById({ wizard }: Walk, id: string): Step | null {
  return wizard.steps.find((step) => step.id === id) ?? null;
}

function appliesIn(walk: Walk, step: Step | null): boolean {
  return step !== null && (walk.applies[step.index] ?? false);
}

const formatTruth = (is: boolean): string => (is ? 'yes' : 'no');
const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value));
