import {
  type ContentList,
  type ContentSource,
  type EntryFields,
  loadEntries,
  readText,
  isOfBrand,
} from '../../content/index.ts';

/** Loads the help texts of a brand by the key of their object (SHELL-029). */
export async function loadHelpBubbles(source: ContentSource): Promise<ReadonlyMap<string, string>> {
  return readHelpBubbles(
    await loadEntries(source, { contentType: 'bubbleHelp', order: 'fields.key' }),
    source.brand,
  );
}

/** When an entry for all brands and an entry of the brand share a key, the entry of the brand wins. */
export function readHelpBubbles(
  { entries }: Pick<ContentList<EntryFields>, 'entries'>,
  brand: string,
): ReadonlyMap<string, string> {
  const ownLast = entries.toSorted(
    (one, other) => Number(isOfBrand(one, brand)) - Number(isOfBrand(other, brand)),
  );
  return new Map(
    ownLast.flatMap(({ key, value }) => {
      const text = readText(value);
      return typeof key === 'string' && text !== null ? [[key.trim(), text] as const] : [];
    }),
  );
}
