/** One page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Counts from 1. */
  readonly page: number;
  readonly last: number;
}

/** One page of a list. `asked` is the page number from an address; a number outside of the list becomes the nearest page, other text the first. */
export function selectPage<Item>(all: readonly Item[], size: number, asked: string | null): ListPage<Item> {
  const last = Math.max(1, Math.ceil(all.length / size));
  const wanted = /^\d{1,4}$/.test(asked ?? '') ? Number(asked) : 1;
  const page = Math.min(last, Math.max(1, wanted));
  return { items: all.slice((page - 1) * size, page * size), page, last };
}
