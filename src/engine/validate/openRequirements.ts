import type { Check, Step } from '../definition/Wizard.ts';
import { listApplyingSteps, holds, nodeState } from '../walk/readWalk.ts';
import { awaitsResult } from '../walk/staleResults.ts';
import type { OpenRequirement } from './OpenRequirement.ts';
import type { FieldState, ListState, Walk } from '../walk/Walk.ts';

/**
 * Lists the open requirements of a step in the order of the page, checks of the step last. The customer can continue when the list is
 * empty.
 * @public
 * @example openRequirements(walk, step).map(({ key }) => key)
 */
export function openRequirements(walk: Walk, step: Step): readonly OpenRequirement[] {
  const open: OpenRequirement[] = [];
  for (let index = step.first; index < step.last; index += 1) {
    const node = walk.nodes[index];
    if (node?.kind === 'field' && !isSilentGap(node, walk))
      open.push(...listFieldRequirements(node, step.id, null));
    if (node?.kind === 'list') open.push(...listRequirements(node, step.id));
  }
  return [...open, ...listFailedChecks(walk, step, ['error', 'info']), ...listAwaitedResults(walk, step)];
}

/** Lists warnings, which show and never block. */
export function listWarnings(walk: Walk, step: Step): readonly OpenRequirement[] {
  return listFailedChecks(walk, step, ['warning']);
}

/** Finds the last step that a customer can reach: the first applying step with open requirements, otherwise the last one. @public */
export function findLastReachableStep(walk: Walk): Step {
  const steps = listApplyingSteps(walk);
  const step =
    steps.find((candidate) => openRequirements(walk, candidate).length > 0) ??
    steps.at(-1) ??
    walk.wizard.steps[0];
  if (!step) throw new Error(`form "${walk.wizard.id}" has no steps`);
  return step;
}

/**
 * Returns true for a locked question without an answer, where the form declares no dead end: nobody can answer it, and no text says why, so
 * that it keeps nobody on the step.
 */
function isSilentGap({ lock, value }: FieldState, walk: Walk): boolean {
  return lock !== null && value === null && !walk.wizard.stuck.some(({ when }) => holds(walk, when));
}

function listFieldRequirements(
  state: FieldState,
  step: string,
  row: number | null,
): readonly OpenRequirement[] {
  if (!state.error) return [];
  return [
    {
      step,
      key: state.key,
      name: state.field.askedBy?.field ?? state.name,
      textPath: state.field.path,
      variant: state.variant,
      error: state.error,
      group: null,
      isInfo: false,
      row,
    },
  ];
}

function listRequirements(state: ListState, step: string): readonly OpenRequirement[] {
  const own = state.error
    ? [
        {
          step,
          key: state.key,
          name: state.name,
          textPath: state.list.path,
          variant: null,
          error: state.error,
          group: null,
          isInfo: false,
          row: null,
        },
      ]
    : [];
  const parts = state.rows.flatMap((row, position) =>
    row.parts.flatMap((part) => (part.kind === 'field' ? listFieldRequirements(part, step, position) : [])),
  );
  return [...own, ...parts];
}

function listAwaitedResults(walk: Walk, step: Step): readonly OpenRequirement[] {
  if (!awaitsResult(walk, step)) return [];
  return [
    {
      step: step.id,
      key: null,
      name: null,
      textPath: step.id,
      variant: null,
      error: { code: 'stale', params: {} },
      group: null,
      isInfo: false,
      row: null,
    },
  ];
}

function listFailedChecks(
  walk: Walk,
  step: Step,
  levels: readonly Check['level'][],
): readonly OpenRequirement[] {
  return step.checks.flatMap((check) => {
    if (!levels.includes(check.level) || !walk.applies[step.index] || holds(walk, check.needs)) return [];
    const at = check.at.map((path) => nodeState(walk, path)).find((state) => state?.shown) ?? null;
    // The missing answer has an error of its own.
    if (check.level === 'error' && at?.kind === 'field' && at.error?.code === 'required') return [];
    return [
      {
        step: step.id,
        key: at?.key ?? null,
        name: at?.name ?? null,
        textPath: step.id,
        variant: null,
        error: { code: check.error, params: {} },
        group: check.group,
        isInfo: check.level === 'info',
        row: null,
      },
    ];
  });
}
