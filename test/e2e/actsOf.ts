import type { PlacedItem } from '../../src/analysis/index.ts';

/** Returns the actions of a flow on a step, without its expectations. */
export function actsOf({ item, line }: PlacedItem): PlacedItem {
  if (typeof item === 'string' || !('at' in item)) return { item, line };
  const { at, type, enter, remove, upload, press, answers, dialogs, destructive } = item;
  const acts = { type, enter, remove, upload, press, answers, dialogs, destructive };
  return {
    line,
    item: { at, ...Object.fromEntries(Object.entries(acts).filter(([, act]) => act !== undefined)) },
  };
}
