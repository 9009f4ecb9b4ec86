import {
  openRequirements,
  walkScope,
  type FieldState,
  type NodeState,
  type Step,
  type Walk,
} from '../../../engine/index.ts';
import { addToSet } from './addToSet.ts';
import { askNode } from './askNode.ts';
import type { AskRule } from './askRules.ts';
import { canBeAnswered, findErrorCodes, isDeclaredStuck } from '../values/findErrorCodes.ts';
import { keepShortest } from '../exploration/keepShortest.ts';
import type { Observations, WalkWithTrail } from './Observations.ts';
import { lacksOptions } from './lacksOptions.ts';
import { readRows } from '../rules/readRows.ts';
import type { Trail } from '../Trail.ts';

/** Records observations of questions, lists and their rows. */
export interface NodeObserver {
  readonly see: (node: NodeState, walk: Walk, trail: Trail) => void;
  /** Records rows and open requirements of a step whose questions have all been decided. */
  readonly seeStep: (step: Step, walk: Walk, trail: Trail) => void;
}

export function observeNodes(seen: Observations, ask: AskRule): NodeObserver {
  const { seeField, meetError } = observeFields(seen);
  return { see: seeNode, seeStep };

  function seeNode(node: NodeState, walk: Walk, trail: Trail): void {
    askNode(node, walkScope(walk), ask, walk.wizard);
    if (node.kind === 'field') seeField(node, walk, trail);
    else if (node.shown) seen.shown.add(node.key);
    if (node.kind === 'list' && node.error) meetError(node.list, node.error.code, { walk, trail });
  }

  function seeStep(step: Step, walk: Walk, trail: Trail): void {
    const scope = walkScope(walk);
    for (const node of walk.nodes.slice(step.first, step.last)) {
      if (node.kind !== 'list') continue;
      const scopes = readRows(scope.read(node.key));
      node.rows.forEach(({ parts }, position) => {
        for (const part of parts) {
          if (part.kind === 'field') seeField(part, walk, trail);
          else if (part.shown) seen.shown.add(part.block.path);
          const row = scopes[position];
          if (row) askNode(part, row, ask, walk.wizard);
        }
      });
    }
    // Options that fields below disable are judged once those are answered.
    for (const index of walk.wizard.optionsReadBelow) {
      const node = walk.nodes[index];
      if (node?.kind !== 'field' || index < step.first || index >= step.last) continue;
      seeField(node, walk, trail);
      askNode(node, scope, ask, walk.wizard);
    }
    for (const { textPath, error } of openRequirements(walk, step))
      meetError({ path: textPath, step: step.id }, error.code, { walk, trail });
  }
}

interface FieldObserver {
  readonly seeField: (state: FieldState, walk: Walk, trail: Trail) => void;
  readonly meetError: (
    at: { readonly path: string; readonly step: string },
    code: string,
    by: WalkWithTrail,
  ) => void;
}

function observeFields(seen: Observations): FieldObserver {
  /** Paths that were answered wrongly already. One wrong answer while an answer is required and one while it is not are enough. */
  const probed = new Set<string>();
  return { seeField, meetError };

  function seeField(state: FieldState, walk: Walk, trail: Trail): void {
    if (lacksOptions(state, walk)) keepShortest(seen.missingOptions, state.field.path, { walk, trail });
    if (!state.shown) return;
    seeErrors(state, walk, trail);
    seen.shown.add(state.field.path);
    for (const option of state.options ?? [])
      if (option.disabled === null) addToSet(seen.offered, state.field.path, option.value);
  }

  function seeErrors(state: FieldState, walk: Walk, trail: Trail): void {
    if (state.lock) return;
    const isUnanswerable = state.required && !canBeAnswered(state, walk) && !isDeclaredStuck(walk);
    if (isUnanswerable && !lacksOptions(state, walk))
      keepShortest(seen.unanswerable, state.field.path, { walk, trail });
    const once = `${state.field.path} ${state.required}`;
    if (probed.has(once)) return;
    probed.add(once);
    for (const code of findErrorCodes(state, walk)) meetError(state.field, code, { walk, trail });
  }

  function meetError(
    at: { readonly path: string; readonly step: string },
    code: string,
    by: WalkWithTrail,
  ): void {
    keepShortest(seen.errors, `${at.path} ${code}`, { path: at.path, step: at.step, code, ...by });
  }
}
