import type { Brand } from '../brand/index.ts';

/** The content service and the brand of the content. */
export interface ContentSource {
  readonly settings: Brand['content'];
  /** The host of the portal, which decides between the environments of the content. */
  readonly hostname: string;
  /** Lowercased realm; content of `all` is for every brand (BRAND-016). */
  readonly brand: string;
}

/** Fields of an entry, its id as `id`, and when it was last changed as `updatedAt`. */
export type EntryFields = Readonly<Record<string, unknown>>;

/** The readable entries of a list, and the number of those that are missing. */
export interface ContentList<Entry> {
  readonly entries: readonly Entry[];
  readonly lost: number;
}

/** Returns `stage` when the host name starts with it, otherwise `master` (BRAND-015). */
export function chooseContentEnvironment(hostname: string): 'stage' | 'master' {
  return hostname.startsWith('stage') ? 'stage' : 'master';
}
