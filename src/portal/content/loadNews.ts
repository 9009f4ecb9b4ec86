import type { Document } from '@contentful/rich-text-types';
import {
  asDocument,
  type ContentList,
  type ContentSource,
  type EntryFields,
  loadEntries,
  type Media,
  readMedia,
  readText,
  readList,
} from '../../content/index.ts';
import { readContentDay } from './entryFields.ts';

/** Fields: BLOG-006. */
export interface NewsItem {
  readonly id: string;
  readonly title: string;
  readonly content: Document | null;
  readonly image: Media | null;
  readonly video: Media | null;
}

/** Loads the news of a brand, newest first. */
export function loadNews(source: ContentSource): Promise<ContentList<EntryFields>> {
  return loadEntries(source, { contentType: 'news', order: '-sys.updatedAt' });
}

/** Reads the news that have not expired on `today` (`yyyy-mm-dd`). Whether news with an unreadable day still hold is not known. */
export function readNews({ entries, lost }: ContentList<EntryFields>, today: string): ContentList<NewsItem> {
  const valid = entries.filter(({ expiryDate }) => (readContentDay(expiryDate) || today) >= today);
  return readList({ entries: valid, lost }, readItem);
}

function readItem({ id, title, content, image, video, expiryDate }: EntryFields): NewsItem | null {
  const name = readText(title);
  if (name === null || typeof id !== 'string' || readContentDay(expiryDate) === null) return null;
  return {
    id,
    title: name,
    content: asDocument(content),
    image: readMedia(image, 'picture'),
    video: readMedia(video, 'film'),
  };
}
