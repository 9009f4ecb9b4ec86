import type { Step, Wizard } from '../../definition/Wizard.ts';
import { getSnapshot } from '../../snapshot/getSnapshot.ts';
import type { Walk } from '../../walk/Walk.ts';
import { readStepNumber } from './readStepNumber.ts';

/**
 * Finds the step of an address. Steps on a shared path are distinguished by the number in `?schritt=n`: the first without a number, the
 * last for a number that is too high (EVB-004).
 * @public
 */
export function findStepAtRoute(wizard: Wizard, route: string): Step | undefined {
  const onPath = wizard.steps.filter((step) => getRoutePath(step.route) === getRoutePath(route));
  const asked = Math.trunc(Number(readStepNumber(route))) || 1;
  return onPath[Math.min(Math.max(asked, 1), onPath.length) - 1];
}

/** Lists the paths of the form: its steps and its end page. */
export function listRoutes(wizard: Wizard): readonly string[] {
  const { done } = wizard;
  return [
    ...wizard.steps.map((step) => getRoutePath(step.route)),
    ...(done.kind !== 'page' || done.route === null ? [] : [done.route]),
  ];
}

/** Returns the path of a route, without its query. @public */
export function getRoutePath(route: string): string {
  return route.split('?')[0] ?? route;
}

/** Finds the route of "Zurück" on a step: the previous step, or a page outside; null without a way back. @public */
export function findBackRoute(walk: Walk, step: string): string | null {
  const { previous } = getSnapshot(walk, step);
  const before = walk.wizard.steps.find(({ id }) => id === previous);
  return before?.route ?? walk.wizard.definition.exits.back ?? null;
}
