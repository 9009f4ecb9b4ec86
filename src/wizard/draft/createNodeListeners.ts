import type { StoreApi } from 'zustand/vanilla';
import type { Journey } from '../../engine/index.ts';

/** Calls `listener` when a node of the walk (by index) may look different; returns a function that stops it. */
export type SubscribeToNode = (index: number, listener: () => void) => () => void;

/**
 * Notifies only the parts whose node changed, so that the cost of a keystroke does not depend on the length of the form. While an error is
 * shown all parts are notified, because a check of the step can concern an unchanged field.
 */
export function createNodeListeners(store: Pick<StoreApi<Journey>, 'subscribe'>): SubscribeToNode {
  const listeners = new Map<number, Set<() => void>>();
  store.subscribe((draft, before) => {
    const everyone = hasShownErrors(draft) || hasShownErrors(before);
    for (const [index, own] of listeners) {
      if (everyone || draft.walk.nodes[index] !== before.walk.nodes[index])
        for (const listener of own) listener();
    }
  });
  return (index, listener) => {
    const own = listeners.get(index) ?? new Set();
    listeners.set(index, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && listeners.get(index) === own) listeners.delete(index);
    };
  };
}

function hasShownErrors({ shownErrors, marks }: Journey): boolean {
  return shownErrors.size > 0 || marks.size > 0;
}
