import { holds } from '../walk/readWalk.ts';
import type { Walk } from '../walk/Walk.ts';

/** Finds the route of a finished form whose outcome names no route; null when the end page replaces the form. @public */
export function findDoneRoute(walk: Walk): string | null {
  const { done } = walk.wizard;
  switch (done.kind) {
    case 'page':
      return done.route;
    case 'again':
    case 'stay':
      return null;
    case 'go':
      return done.rows.find(({ when }) => when === null || holds(walk, when))?.go ?? null;
  }
}
