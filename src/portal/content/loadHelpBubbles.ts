import { type ContentSource, type EntryFields, loadEntries } from './loadEntries.ts';

/** The help texts of a brand by the key of the object they belong to (SHELL-029). */
export async function loadHelpBubbles(source: ContentSource): Promise<ReadonlyMap<string, string>> {
  return readHelpBubbles(await loadEntries(source, 'bubbleHelp', 'fields.key'), source.brand);
}

/** Where an entry for all and one of the brand share a key, the brand's stays. */
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
