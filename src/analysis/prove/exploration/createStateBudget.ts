/** Counts states, and limits those of the current situation. */
export interface StateBudget {
  readonly states: () => number;
  /** False when a situation needed more than its share. */
  readonly sufficed: () => boolean;
  readonly isUsedUp: () => boolean;
  readonly lookAtState: () => void;
  /** Returns all choices while budget is left, then only the first. */
  readonly choicesOf: <Choice>(choices: readonly Choice[]) => readonly Choice[];
  /** Explores situations layer by layer: the layers share the remaining budget, and the situations of a layer share its part. */
  readonly shareBy: <Place>(
    layers: readonly ReadonlyMap<string, Place>[],
    lookAt: (place: Place) => void,
  ) => void;
}

export function createStateBudget(budget: number): StateBudget {
  let states = 0;
  let limit = 0;
  let sufficed = true;
  return {
    states: () => states,
    sufficed: () => sufficed,
    isUsedUp: () => states > limit,
    lookAtState() {
      states += 1;
    },
    choicesOf(choices) {
      if (states <= limit || choices.length <= 1) return choices;
      sufficed = false;
      return choices.slice(states % choices.length).slice(0, 1);
    },
    shareBy(layers, lookAt) {
      layers.forEach((layer, index) => {
        // The last layer is the end and needs no budget. Ways lead only to later layers, so that each layer is complete.
        const end = states + Math.max(0, budget - states) / Math.max(1, layers.length - 1 - index);
        [...layer.values()].forEach((place, position) => {
          limit = states + Math.max(0, end - states) / (layer.size - position);
          lookAt(place);
        });
      });
    },
  };
}
