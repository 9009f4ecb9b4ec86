import { holds } from '../walk/readWalk.ts';
import type { Walk } from '../walk/Walk.ts';

/** Where a form leads when it is finished and its outcome names no route; null: what follows stands in the place of the form. */
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
