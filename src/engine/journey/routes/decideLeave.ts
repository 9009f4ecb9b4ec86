import type { Wizard } from '../../definition/Wizard.ts';
import { isDirty } from '../../walk/collectAnswers.ts';
import type { Walk } from '../../walk/Walk.ts';
import { listRoutes } from './stepRoutes.ts';

export type LeaveDecision = 'pass' | 'reset' | 'ask';

/**
 * Whether going from one route to another leaves the form. `reset`: no question, but the answers go. Free routes raise no warning,
 * neither as origin nor as target; what becomes of the answers there is a switch (CLM-022, CLM-121).
 */
export function decideLeave(walk: Walk, from: string, to: string): LeaveDecision {
  return decideLeaveWithAnswers(walk.wizard, from, to, isDirty(walk));
}

/** The decision for somebody who has given an answer, or has not. */
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
