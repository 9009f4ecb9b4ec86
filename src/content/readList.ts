import type { ContentList, EntryFields } from './ContentSource.ts';

/** Reads each entry of a list with `read`, which returns null for an unreadable one, and counts those. */
export function readList<Entry>(
  { entries, lost }: ContentList<EntryFields>,
  read: (fields: EntryFields) => Entry | null,
): ContentList<Entry> {
  const list = entries.flatMap((fields) => read(fields) ?? []);
  return { entries: list, lost: lost + entries.length - list.length };
}

/** Finds the first entry that `read` can read; null when there is no entry. @throws when there are entries, and none can be read. */
export function readFirst<Entry>(
  { entries, lost }: ContentList<EntryFields>,
  read: (fields: EntryFields) => Entry | null,
): Entry | null {
  const [first = null] = entries.flatMap((fields) => read(fields) ?? []);
  if (first === null && entries.length + lost > 0) throw new Error('No entry of the content can be read');
  return first;
}
