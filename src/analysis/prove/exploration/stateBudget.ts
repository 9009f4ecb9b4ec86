/** Counts states, and says how many the situation that is looked at may have. */
export interface StateBudget {
  readonly states: () => number;
  /** False when a situation needed more than its share. */
  readonly sufficed: () => boolean;
  readonly isUsedUp: () => boolean;
  readonly lookAtState: () => void;
  /** All choices as long as there is something left, then one of them. */
  readonly choicesOf: <Choice>(choices: readonly Choice[]) => readonly Choice[];
  /** Looks at situations layer by layer: what is left is shared by the layers, and a layer's share by its situations. */
  readonly shareBy: <Place>(
    layers: readonly ReadonlyMap<string, Place>[],
    lookAt: (place: Place) => void,
  ) => void;
}

export function stateBudget(budget: number): StateBudget {
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
        // The last layer has nothing to look through: it is the end. Ways lead to later layers alone, so each layer is complete.
        const end = states + Math.max(0, budget - states) / Math.max(1, layers.length - 1 - index);
        [...layer.values()].forEach((place, position) => {
          limit = states + Math.max(0, end - states) / (layer.size - position);
          lookAt(place);
        });
      });
    },
  };
}
