import type { Wizard } from '../../definition/Wizard.ts';
import { isDirty } from '../../walk/collectAnswers.ts';
import type { Walk } from '../../walk/Walk.ts';
import { listRoutes } from './stepRoutes.ts';

export type LeaveDecision = 'pass' | 'reset' | 'ask';

/**
 * Decides whether navigation leaves the form. `reset`: there is no dialog, but the answers are discarded. Free routes raise no warning,
 * neither as origin nor as target; a switch decides whether their answers are kept (CLM-022, CLM-121).
 * @public
 */
export function decideLeave(walk: Walk, from: string, to: string): LeaveDecision {
  return decideLeaveWithAnswers(walk.wizard, from, to, isDirty(walk));
}

/** Works like `decideLeave`, for a customer who has given answers or has not. @public */
export function decideLeaveWithAnswers(
  wizard: Wizard,
  from: string,
  to: string,
  hasAnswers: boolean,
): LeaveDecision {
  const { leaveGuard: guard } = wizard.definition;
  if (listRoutes(wizard).includes(to)) return 'pass';
  if (guard.free.includes(to)) return guard.resetOnFree === true ? 'reset' : 'pass';
  if (guard.free.includes(from) || guard.inside.some((prefix) => isBelow(to, prefix))) return 'pass';
  return guard.when === 'always' || hasAnswers ? 'ask' : 'pass';
}

function isBelow(route: string, prefix: string): boolean {
  return route === prefix || route.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
}
