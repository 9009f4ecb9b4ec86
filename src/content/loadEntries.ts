import { CallFailed, type FailureKind, findFailureKind } from '../plain/CallFailed.ts';
import { isRecord } from '../plain/isRecord.ts';
import { type ContentList, type ContentSource, type EntryFields } from './ContentSource.ts';
import { createLinkResolver } from './createLinkResolver.ts';
import { readMember } from './readMember.ts';

/** The service has a limit of its own, which its answers name. */
const entriesPerPage = 100;
/** No list of a portal is longer; a service whose answers never end is asked no more than ten times. */
const mostEntries = 1000;
/** Links that are followed from an entry: topic, question, picture of its answer. */
const linkDepth = 3;

export interface ContentQuery {
  readonly contentType: string;
  /** A path of a field, with "-" in front of it for a descending order. */
  readonly order: string;
  readonly category?: string;
}

/**
 * Loads all entries of a type for a brand, in the order of the service, with what they link to. Answers that continue are followed.
 * `lost`: entries that could not be read, or that stand beyond the bound. @throws when the service cannot be reached, refuses, or sends
 * something else.
 */
export async function loadEntries(
  source: ContentSource,
  query: ContentQuery,
): Promise<ContentList<EntryFields>> {
  const records = new Map<unknown, unknown>();
  const linked: unknown[] = [];
  const missing: unknown[] = [];
  let total = 0;
  for (let skip = 0; skip < mostEntries;) {
    // Each page says whether there is another one.
    // oxlint-disable-next-line no-await-in-loop
    const page = await loadPage(source, query, skip);
    const before = records.size;
    // An entry that moved while pages were loaded stands on two of them.
    for (const item of page.items) records.set(readMember(item, 'sys', 'id') ?? item, item);
    linked.push(...page.linked);
    missing.push(...page.missing);
    skip += page.items.length;
    total = page.total ?? records.size;
    const continues = page.total === null ? page.items.length >= entriesPerPage : skip < page.total;
    if (!continues || records.size === before) break;
  }
  const resolve = createLinkResolver([...records.values(), ...linked], missing);
  const entries = [...records.values()].flatMap((item): readonly EntryFields[] => {
    const fields = resolve(item, linkDepth);
    return fields === null ? [] : [fields];
  });
  return { entries, lost: Math.max(records.size, total) - entries.length };
}

interface ContentPage {
  readonly items: readonly unknown[];
  readonly linked: readonly unknown[];
  /** Targets of links that the service does not publish. */
  readonly missing: readonly unknown[];
  /** Null when the service does not say it. */
  readonly total: number | null;
}

async function loadPage(source: ContentSource, query: ContentQuery, skip: number): Promise<ContentPage> {
  const { createContentClient } = await import('./createContentClient.ts');
  const { contentType, order, category } = query;
  const answer = await createContentClient(source)
    .getEntries({
      content_type: contentType,
      'fields.brand[in]': source.brand === '' ? 'all' : `all,${source.brand}`,
      ...(category === undefined ? {} : { 'fields.category': category }),
      order: [order],
      include: linkDepth,
      limit: entriesPerPage,
      ...(skip === 0 ? {} : { skip }),
      // Types of the client want the fields of a known type.
    } as Parameters<ReturnType<typeof createContentClient>['getEntries']>[0])
    .catch((error: unknown) => {
      throw new CallFailed(contentType, readFailureKind(error));
    });
  const page = readPage(answer);
  if (page === null) throw new CallFailed(contentType, 'passing');
  return page;
}

/** Finds the kind of a failure by an error of the client, whose message is JSON after a response. */
function readFailureKind(error: unknown): FailureKind {
  if (readMember(error, 'code') === 'ERR_NETWORK') return 'offline';
  try {
    const status = readMember(JSON.parse(error instanceof Error ? error.message : ''), 'status');
    return typeof status === 'number' ? findFailureKind(status) : 'passing';
  } catch {
    return 'passing';
  }
}

/** Reads an answer; null when it is no list. A single entry stands for a list of one, and a bare list for a whole answer. */
function readPage(body: unknown): ContentPage | null {
  const answer = Array.isArray(body) ? { items: body } : body;
  if (!isRecord(answer) || !(Array.isArray(answer['items']) || isRecord(answer['items']))) return null;
  const { items, total, includes, errors } = answer;
  const number = Number(total ?? Number.NaN);
  return {
    items: Array.isArray(items) ? items : [items],
    linked: isRecord(includes) ? Object.values(includes).flat() : [],
    missing: Array.isArray(errors) ? errors : [],
    total: Number.isSafeInteger(number) ? number : null,
  };
}
