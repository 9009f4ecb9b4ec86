import type { Step, Wizard } from '../definition/Wizard.ts';
import { snapshotOf } from '../snapshot/snapshotOf.ts';
import type { Walk } from '../walk/Walk.ts';

/** The step an address names; a shared path needs its `?schritt=n`, without it the first step of that path is meant. */
export function stepAtRoute(wizard: Wizard, route: string): Step | undefined {
  const onPath = wizard.steps.filter((step) => pathOf(step.route) === pathOf(route));
  const asked = new URLSearchParams(route.split('?')[1] ?? '').get(stepParameter);
  return (
    onPath.find((step) => asked !== null && step.route.endsWith(`?${stepParameter}=${asked}`)) ?? onPath[0]
  );
}

/** Paths of the form itself: its steps and its end page. */
export function routesOf(wizard: Wizard): readonly string[] {
  const { done } = wizard;
  return [
    ...wizard.steps.map((step) => pathOf(step.route)),
    ...(done.kind !== 'page' || done.route === null ? [] : [done.route]),
  ];
}

const stepParameter = 'schritt';

export function pathOf(route: string): string {
  return route.split('?')[0] ?? route;
}

/** Where "Zurück" leads from a step: to the one before it, or out of the form; null where there is no way back. */
export function backRoute(walk: Walk, step: string): string | null {
  const { previous } = snapshotOf(walk, step);
  const before = walk.wizard.steps.find(({ id }) => id === previous);
  return before?.route ?? walk.wizard.definition.exits.back ?? null;
}
