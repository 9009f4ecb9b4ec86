import type { PlacedItem } from '../../src/analysis/index.ts';
import type { Wizard } from '../../src/engine/index.ts';

/** Without the yes to the question before something is sent. */
export function withoutYes({ item, line }: PlacedItem, { steps }: Wizard): PlacedItem {
  if (typeof item === 'string' || !('at' in item) || item.dialogs === undefined) return { item, line };
  const asked = steps.at(-1)?.confirm.map(({ id }) => id) ?? [];
  const dialogs = Object.entries(item.dialogs).filter(
    ([id, choice]) => choice !== 'next' || !asked.includes(id),
  );
  return { line, item: { ...item, dialogs: Object.fromEntries(dialogs) } };
}
