import type { Document } from '@contentful/rich-text-types';
import { asDocument } from './asDocument.ts';
import { type ContentSource, type EntryFields, loadEntries } from './loadEntries.ts';
import { type Media, readMedia } from './readMedia.ts';

/** An article of the magazine (BLOG-005). */
export interface BlogArticle {
  readonly id: string;
  readonly title: string;
  readonly teaser: string;
  readonly image: Media | null;
  readonly video: Media | null;
  readonly content: Document | null;
  /** `yyyy-mm-dd`; empty when unknown. */
  readonly created: string;
  /** `yyyy-mm-dd`; the day of creation when the content service has none (BLOG-004). */
  readonly updated: string;
  /** In minutes; null when unknown. */
  readonly readingTime: number | null;
}

/** Loads the articles of a brand, newest first. */
export async function loadBlog(source: ContentSource): Promise<readonly BlogArticle[]> {
  return readBlog(await loadEntries(source, 'blog', '-fields.creationTime'));
}

export function readBlog(entries: readonly EntryFields[]): readonly BlogArticle[] {
  return entries.flatMap(
    ({ id, title, teaser, image, video, content, creationTime, updatedAt, readingTime }) => {
      if (typeof title !== 'string') return [];
      const created = readArticleDay(creationTime);
      return [
        {
          id: String(id),
          title,
          teaser: typeof teaser === 'string' ? teaser : '',
          image: readMedia(image),
          video: readMedia(video),
          content: asDocument(content),
          created,
          updated: readArticleDay(updatedAt) || created,
          readingTime: typeof readingTime === 'number' && readingTime > 0 ? Math.ceil(readingTime) : null,
        },
      ];
    },
  );
}

/** Returns the day of a time in ISO 8601. */
function readArticleDay(time: unknown): string {
  return typeof time === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? '') : '';
}
