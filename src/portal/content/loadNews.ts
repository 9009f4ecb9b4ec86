import type { Document } from '@contentful/rich-text-types';
import { asDocument } from './asDocument.ts';
import { type ContentSource, type EntryFields, loadEntries } from './loadEntries.ts';
import { type Media, readMedia } from './readMedia.ts';

/** Fields: BLOG-006. */
export interface NewsItem {
  readonly id: string;
  readonly title: string;
  readonly content: Document | null;
  readonly image: Media | null;
  readonly video: Media | null;
}

/** Loads the news of a brand, newest first. */
export function loadNews(source: ContentSource): Promise<readonly EntryFields[]> {
  return loadEntries(source, 'news', '-sys.updatedAt');
}

/** Reads the news that have not expired on `today` (`yyyy-mm-dd`). */
export function readNews(entries: readonly EntryFields[], today: string): readonly NewsItem[] {
  return entries.flatMap(({ id, title, content, image, video, expiryDate }) => {
    const isExpired = typeof expiryDate === 'string' && expiryDate.slice(0, 10) < today;
    return typeof title !== 'string' || isExpired
      ? []
      : [
          {
            id: String(id),
            title,
            content: asDocument(content),
            image: readMedia(image),
            video: readMedia(video),
          },
        ];
  });
}
