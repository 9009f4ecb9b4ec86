import { advanceWalk } from './advanceWalk.ts';
import type { CheckStates, Facts, Walk } from './Walk.ts';

/** Returns the walk with other server data. Facts are compared by content, so equal data return the same walk. @public */
export function withFacts(walk: Walk, facts: Facts): Walk {
  const names = new Set([...Object.keys(walk.facts), ...Object.keys(facts)]);
  const moved = [...names].filter((name) => JSON.stringify(walk.facts[name]) !== JSON.stringify(facts[name]));
  return moved.length === 0 ? walk : advanceWalk(walk, { facts, moved });
}

/** Returns the walk with another state of an asynchronous check; null means idle. @public */
export function withCheck(walk: Walk, id: string, state: CheckStates[string] | null): Walk {
  const { [id]: before, ...others } = walk.checks;
  if ((before ?? null) === state) return walk;
  return advanceWalk(walk, {
    checks: state === null ? others : { ...others, [id]: state },
    moved: [`check.${id}`],
  });
}
