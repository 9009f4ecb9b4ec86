import { CallFailed, type FailureKind, findFailureKind } from '../plain/CallFailed.ts';
import { isRecord } from '../plain/isRecord.ts';
import { type ContentList, type ContentSource, type EntryFields } from './ContentSource.ts';
import { createLinkResolver } from './createLinkResolver.ts';
import { readMember } from './readMember.ts';

/** The service has a limit of its own, which its answers name. */
const entriesPerPage = 100;
/** No list of a portal is longer. */
const mostEntries = 1000;
/** A service may send fewer entries at once than it was asked for, and its answers may never end. */
const mostPages = 30;
/** Links that are followed from an entry: topic, question, picture of its answer. */
const linkDepth = 3;

/** Entries of a type. */
export interface EntryQuery {
  readonly contentType: string;
  /** A path of a field, with "-" in front of it for a descending order. */
  readonly order: string;
  readonly category?: string;
}

/** Entries of a type, or assets of a title (API-050). */
export type ContentQuery = EntryQuery | { readonly assetTitle: string };

/**
 * Loads all entries or assets of a query for a brand, in the order of the service, with what they link to. Answers that continue are
 * followed.
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
  let skip = 0;
  for (let pages = 0; pages < mostPages && skip < mostEntries; pages += 1) {
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
  const client = createContentClient(source);
  const part = { limit: entriesPerPage, ...(skip === 0 ? {} : { skip }) };
  const answer =
    'assetTitle' in query
      ? client.getAssets({ 'fields.title': query.assetTitle, ...part })
      : client.getEntries({
          content_type: query.contentType,
          'fields.brand[in]': source.brand === '' ? 'all' : `all,${source.brand}`,
          ...(query.category === undefined ? {} : { 'fields.category': query.category }),
          order: [query.order],
          include: linkDepth,
          ...part,
          // Types of the client want the fields of a known type.
        } as Parameters<typeof client.getEntries>[0]);
  const what = 'assetTitle' in query ? 'assets' : query.contentType;
  const page = await answer.then(readPage, (error: unknown) => {
    throw new CallFailed(what, readFailureKind(error));
  });
  if (page === null) throw new CallFailed(what, 'passing');
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
