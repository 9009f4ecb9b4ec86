/** The objects of a list. A file that is being typed may hold anything; the meta-schemas say so. */
export function filterRecords<Item>(list: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(list) ? list.filter((item: Item) => item !== null && typeof item === 'object') : [];
}
