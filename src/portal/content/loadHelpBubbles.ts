import { type ContentSource, type EntryFields, loadEntries } from './loadEntries.ts';

/** Loads the help texts of a brand by the key of their object (SHELL-029). */
export async function loadHelpBubbles(source: ContentSource): Promise<ReadonlyMap<string, string>> {
  return readHelpBubbles(await loadEntries(source, 'bubbleHelp', 'fields.key'), source.brand);
}

/** When an entry for all brands and an entry of the brand share a key, the entry of the brand wins. */
export function readHelpBubbles(entries: readonly EntryFields[], brand: string): ReadonlyMap<string, string> {
  const ownLast = entries.toSorted(
    (one, other) => Number(one['brand'] === brand) - Number(other['brand'] === brand),
  );
  return new Map(
    ownLast.flatMap(({ key, value }) =>
      typeof key === 'string' && typeof value === 'string' ? [[key, value] as const] : [],
    ),
  );
}
