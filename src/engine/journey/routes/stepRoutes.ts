import type { Step, Wizard } from '../../definition/Wizard.ts';
import { getSnapshot } from '../../snapshot/getSnapshot.ts';
import type { Walk } from '../../walk/Walk.ts';
import { readStepNumber } from './readStepNumber.ts';

/**
 * The step an address names. On a shared path it is the one with the number in `?schritt=n`: the first without a number, the last for
 * one that is too high (EVB-004).
 */
export function findStepAtRoute(wizard: Wizard, route: string): Step | undefined {
  const onPath = wizard.steps.filter((step) => getRoutePath(step.route) === getRoutePath(route));
  const asked = Math.trunc(Number(readStepNumber(route))) || 1;
  return onPath[Math.min(Math.max(asked, 1), onPath.length) - 1];
}

/** Paths of the form itself: its steps and its end page. */
export function listRoutes(wizard: Wizard): readonly string[] {
  const { done } = wizard;
  return [
    ...wizard.steps.map((step) => getRoutePath(step.route)),
    ...(done.kind !== 'page' || done.route === null ? [] : [done.route]),
  ];
}

export function getRoutePath(route: string): string {
  return route.split('?')[0] ?? route;
}

/** Where "Zurück" leads from a step: to the one before it, or out of the form; null where there is no way back. */
export function findBackRoute(walk: Walk, step: string): string | null {
  const { previous } = getSnapshot(walk, step);
  const before = walk.wizard.steps.find(({ id }) => id === previous);
  return before?.route ?? walk.wizard.definition.exits.back ?? null;
}
