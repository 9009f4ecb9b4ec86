import type { View } from '../views.ts';

/** One thing the tour looks at: a page, or a form in one of its states. */
export interface Stop {
  /** Its group in the list: the address of a page, or the id of a form. */
  readonly group: string;
  readonly name: string;
  readonly kind: 'page' | 'new' | 'blocked' | 'answered' | 'dialog' | 'message';
  /** Its difference from other stops of its group, e.g. the visible fields. */
  readonly shape: string;
  /** In which windows there is such a thing; without it in all. */
  readonly fits?: (view: View) => boolean;
}

/** Visits stops that it has not seen yet. */
export interface Visitor {
  readonly wants: (stop: Stop) => boolean;
  readonly visit: (stop: Stop) => Promise<void>;
}

/** A visitor that looks at each kind and shape once. `kindOf` may take two kinds for one. */
export function visitorOnce(
  visit: (stop: Stop) => Promise<void>,
  seen = new Set<string>(),
  kindOf: (stop: Stop) => Stop['kind'] = ({ kind }) => kind,
): Visitor {
  const keyOf = (stop: Stop) => JSON.stringify([stop.group, kindOf(stop), stop.shape]);
  return {
    wants: (stop) => !seen.has(keyOf(stop)),
    visit: async (stop) => {
      if (seen.has(keyOf(stop))) return;
      seen.add(keyOf(stop));
      await visit(stop);
    },
  };
}
