import { RequestFailure } from '../../plain/RequestFailure.ts';
import { type Brand, getContentOrigin } from '../../brand/index.ts';

/** The content service and the brand of the content. */
export interface ContentSource {
  readonly settings: Brand['content'];
  readonly hostname: string;
  /** Lowercased realm; content of `all` is for every brand (BRAND-016). */
  readonly brand: string;
}

/** Fields of an entry, its id as `id`, and when it was last changed as `updatedAt`. */
export type EntryFields = Readonly<Record<string, unknown>>;

/**
 * Loads all entries of a type for a brand, sorted by `order` (a field path). `category` limits them to one category. The client is loaded
 * with the first content.
 */
export async function loadEntries(
  source: ContentSource,
  contentType: string,
  order: string,
  category?: string,
): Promise<readonly EntryFields[]> {
  const { createContentClient } = await import('./createContentClient.ts');
  const { settings, hostname, brand } = source;
  const client = createContentClient({
    space: settings.space,
    environment: chooseContentEnvironment(hostname),
    accessToken: settings.accessToken,
    ...(settings.host === null
      ? { host: location.host, basePath: '/cms', insecure: location.protocol === 'http:' }
      : { host: settings.host, insecure: getContentOrigin(settings.host).startsWith('http:') }),
  });
  const request = client.getEntries({
    content_type: contentType,
    'fields.brand[in]': brand === '' ? 'all' : `all,${brand}`,
    ...(category === undefined ? {} : { 'fields.category': category }),
    order: [order],
    include: 2,
  } as Parameters<typeof client.getEntries>[0]);
  const answer = await request.catch((error: unknown) => {
    throw new RequestFailure(contentType, readStatus(error));
  });
  return readEntryFields(answer.items);
}

/** Reads the status from an error of the client, whose message is JSON after an answer. Null without an answer. */
function readStatus(error: unknown): number | null {
  try {
    const status = readMember(JSON.parse(error instanceof Error ? error.message : ''), 'status');
    return typeof status === 'number' ? status : null;
  } catch {
    return null;
  }
}

/** An entry without its fields is left out. */
export function readEntryFields(items: readonly unknown[]): readonly EntryFields[] {
  return items.flatMap((item) => {
    const [fields, sys] = [readMember(item, 'fields'), readMember(item, 'sys')];
    return typeof fields === 'object' && fields !== null
      ? [{ ...fields, id: readMember(sys, 'id'), updatedAt: readMember(sys, 'updatedAt') }]
      : [];
  });
}

/** Sorts entries by their `order`, whatever the order of the answer; entries without one stand last. */
export function sortByOrder(entries: readonly EntryFields[]): readonly EntryFields[] {
  const position = ({ order }: EntryFields) => (typeof order === 'number' ? order : Number.MAX_VALUE);
  return entries.toSorted((one, other) => position(one) - position(other));
}

/** Reads a member of a record; undefined when the value is no record. */
export function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Returns `stage` when the host name starts with it, otherwise `master` (BRAND-015). */
export function chooseContentEnvironment(hostname: string): 'stage' | 'master' {
  return hostname.startsWith('stage') ? 'stage' : 'master';
}
