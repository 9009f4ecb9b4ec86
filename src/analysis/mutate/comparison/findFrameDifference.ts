import {
  findDoneRoute,
  evaluateValue,
  expandExpression,
  holds,
  decideLeaveWithAnswers,
  type Expression,
  type Step,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import { foreignRoute } from '../mutants/foreignRoute.ts';
import type { SeenDifference } from './visibleState.ts';

/** Returns the first difference in those parts of the frame that do not depend on answers. */
export function findFixedFrameDifference(left: Wizard, right: Wizard): SeenDifference | null {
  const routes = [...new Set([left, right].flatMap(listGuardedRoutes))];
  const [mine, theirs] = [serializeFixedFrame(left, routes), serializeFixedFrame(right, routes)];
  const at = Object.keys(mine).find((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]));
  return at === undefined ? null : { at, what: say('difference.frame') };
}

function serializeFixedFrame(wizard: Wizard, routes: readonly string[]): Readonly<Record<string, unknown>> {
  const { definition, done, notices, pressNotices, steps, reactions, calls } = wizard;
  return {
    progress: steps.map(({ progress }) => progress),
    exits: definition.exits,
    links: definition.links,
    done: done.kind === 'page' ? { ...done, carry: Object.keys(done.carry) } : done.kind,
    notices: notices.map(({ id, once }) => [id, once]),
    pressNotices,
    confirm: steps.map(({ confirm }) =>
      confirm.map(({ id, once, closing, destructive }) => [id, once, closing, destructive]),
    ),
    checks: steps.map(({ checks }) => checks.map(({ error, at }) => [error, at])),
    reactions: reactions.flatMap(({ on, notice }) => (notice === null ? [] : [[on, notice]])),
    calls: calls.map(({ at, again }) => [at, again]),
    leaveGuard: listLeavingDecisions(wizard, routes),
  };
}

/** Returns true when both forms have equal rules about who may enter them. */
export function hasSameEntryRules(left: Wizard, right: Wizard): boolean {
  return JSON.stringify(listEntryRules(left)) === JSON.stringify(listEntryRules(right));
}

/** Lists the rule that a form assumes, with the rules of all conditions it reads. */
function listEntryRules({ assumes, conditions }: Wizard): readonly Expression[] {
  const rules: Expression[] = assumes === null ? [] : [assumes.rule];
  for (const rule of rules)
    for (const part of expandExpression(rule, 'condition').parts) {
      const namedCondition = part.kind === 'condition' ? conditions.get(part.name) : undefined;
      if (namedCondition && !rules.includes(namedCondition.rule)) rules.push(namedCondition.rule);
    }
  return rules;
}

/** Lists the decisions of the leave guard between all named addresses. */
function listLeavingDecisions(wizard: Wizard, routes: readonly string[]): readonly string[] {
  return wizard.steps.flatMap(({ route }) =>
    [...routes, foreignRoute].flatMap((target) =>
      [true, false].map((hasAnswers) => {
        const [from = route] = route.split('?');
        const decision = decideLeaveWithAnswers(wizard, from, target, hasAnswers);
        return `${from} ${target} ${String(hasAnswers)} ${decision}`;
      }),
    ),
  );
}

function listGuardedRoutes({ definition: { leaveGuard } }: Wizard): readonly string[] {
  return [...leaveGuard.inside, ...leaveGuard.free];
}

/** Compares the frames of a step with these answers: dialogs, and the reasons of dead ends. */
export function findFrameDifference({ id, index }: Step, left: Walk, right: Walk): SeenDifference | null {
  if ([left, right].every(({ wizard }) => hasPlainFrame(wizard, index))) return null;
  const frame = (walk: Walk) => ({
    stuck: walk.wizard.stuck.find(({ when }) => holds(walk, when))?.text,
    notices: listOpenDialogIds(walk, walk.wizard.notices),
    confirm: listOpenDialogIds(walk, walk.wizard.steps[index]?.confirm ?? []),
  });
  return JSON.stringify(frame(left)) === JSON.stringify(frame(right))
    ? null
    : {
        at: id,
        what: say('difference.dialog'),
      };
}

function hasPlainFrame({ stuck, notices, steps }: Wizard, index: number): boolean {
  return stuck.length === 0 && notices.length === 0 && (steps[index]?.confirm ?? []).length === 0;
}

function listOpenDialogIds(
  walk: Walk,
  dialogs: readonly { readonly id: string; readonly when: Parameters<typeof holds>[1] | null }[],
): readonly string[] {
  return dialogs.filter(({ when }) => when === null || holds(walk, when)).map(({ id }) => id);
}

/** Compares the address after the end of both forms, and the values of their end pages. */
export function findEndDifference(left: Walk, right: Walk): SeenDifference | null {
  const end = (walk: Walk) => {
    const { done } = walk.wizard;
    const carry = done.kind === 'page' ? Object.entries(done.carry) : [];
    return [findDoneRoute(walk), ...carry.map(([name, value]) => [name, evaluateValue(walk, value)])];
  };
  return JSON.stringify(end(left)) === JSON.stringify(end(right))
    ? null
    : { at: 'done', what: say('difference.end') };
}
