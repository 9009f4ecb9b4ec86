/** Returns the objects of a list. An unfinished file may hold other values, which the meta-schemas report. */
export function filterRecords<Item>(list: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(list) ? list.filter((item: Item) => item !== null && typeof item === 'object') : [];
}
