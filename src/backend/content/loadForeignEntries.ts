import { type ContentList, type ContentQuery, type EntryFields, loadEntries } from '../../content/index.ts';
import type { OperationCall } from '../api/OperationCall.ts';
import { Unavailable } from '../http/Unavailable.ts';
import { second } from '../settings/durations.ts';
import { settings } from '../settings/settings.ts';

export type ContentCall = Pick<OperationCall, 'brand' | 'origin' | 'now' | 'today'>;

interface Answer {
  readonly entries: Promise<ContentList<EntryFields>>;
  /** In milliseconds since 1970. */
  until: number;
}

/** Answers by brand, host and query, of which the configuration has few. */
const answers = new Map<string, Answer>();

/**
 * Loads entries of the content service that a brand names, or those it had some minutes ago; null when the brand has the embedded service.
 * Not for use in a transaction. @throws Unavailable when the service fails; it is asked again after a pause.
 */
export async function loadForeignEntries(
  { brand, origin, now }: Pick<ContentCall, 'brand' | 'origin' | 'now'>,
  query: ContentQuery,
): Promise<ContentList<EntryFields> | null> {
  if (brand === null || brand.content.host === null) return null;
  const { hostname } = new URL(origin);
  const source = { settings: brand.content, hostname, brand: brand.realm.toLowerCase() };
  const key = JSON.stringify([source, query]);
  const known = answers.get(key);
  const answer =
    known !== undefined && now.getTime() < known.until
      ? known
      : {
          entries: loadEntries(source, query),
          until: now.getTime() + settings.content.foreignSeconds * second,
        };
  answers.set(key, answer);
  const pause = settings.retryAfterSeconds.contentService;
  return answer.entries.catch((error: unknown) => {
    answer.until = Math.min(answer.until, now.getTime() + pause * second);
    throw new Unavailable('CONTENT_SERVICE', pause, error);
  });
}
