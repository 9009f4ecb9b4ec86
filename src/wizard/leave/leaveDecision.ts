import type { WizardDefinition } from '../../engine/index.ts';

export type LeaveDecision = 'pass' | 'reset' | 'ask';

interface Leaving {
  readonly guard: WizardDefinition['leaveGuard'];
  /** Routes of the form itself: steps and end page. */
  readonly own: readonly string[];
  readonly dirty: boolean;
  readonly from: string;
  readonly to: string;
}

/**
 * Whether going from one route to another leaves the form. `reset`: no question, but the answers go. Free routes raise no warning,
 * neither as origin nor as target; what becomes of the answers there is a switch (CLM-022, CLM-121).
 */
export function leaveDecision({ guard, own, dirty, from, to }: Leaving): LeaveDecision {
  if (own.includes(to)) return 'pass';
  if (guard.free.includes(to)) return guard.resetOnFree === true ? 'reset' : 'pass';
  if (guard.free.includes(from) || guard.inside.some((prefix) => isBelow(to, prefix))) return 'pass';
  return dirty || guard.when === 'always' ? 'ask' : 'pass';
}

function isBelow(route: string, prefix: string): boolean {
  return route === prefix || route.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
}
