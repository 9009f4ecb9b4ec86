import type { Step, Wizard } from '../../engine/index.ts';

/** Where the browser is. */
interface Location {
  readonly pathname: string;
  readonly search: string;
}

/** The step a URL names; a shared route needs its `?schritt=n`, without it the first step of that route is meant. */
export function stepAtLocation(wizard: Wizard, { pathname, search }: Location): Step | undefined {
  const onPath = wizard.steps.filter((step) => pathOf(step.route) === pathname);
  const asked = new URLSearchParams(search).get(stepParameter);
  return (
    onPath.find((step) => asked !== null && step.route.endsWith(`?${stepParameter}=${asked}`)) ?? onPath[0]
  );
}

/** Paths of the form itself: its steps and its end page. */
export function routesOf(wizard: Wizard): readonly string[] {
  const { done } = wizard;
  return [
    ...wizard.steps.map((step) => pathOf(step.route)),
    ...(done.is !== 'page' || done.route === null ? [] : [done.route]),
  ];
}

const stepParameter = 'schritt';

function pathOf(route: string): string {
  return route.split('?')[0] ?? route;
}
