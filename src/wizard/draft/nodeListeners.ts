import type { StoreApi } from 'zustand/vanilla';
import type { Journey } from '../../engine/index.ts';

/** Calls `listener` when what stands at a node of the walk (by index) may have to be drawn again; returns how to stop. */
export type SubscribeToNode = (index: number, listener: () => void) => () => void;

/**
 * A change reaches only the parts whose node moved: a keystroke costs what it changes, not the length of the form. Once an error is
 * said somewhere all parts are asked, because a check of the step may concern a field that did not move itself.
 */
export function nodeListeners(store: Pick<StoreApi<Journey>, 'subscribe'>): SubscribeToNode {
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

function hasShownErrors({ revealed, marks }: Journey): boolean {
  return revealed.size > 0 || marks.size > 0;
}
