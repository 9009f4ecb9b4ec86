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
import { readContentDay, readNumber } from './entryFields.ts';

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
export async function loadBlog(source: ContentSource): Promise<ContentList<BlogArticle>> {
  return readBlog(await loadEntries(source, { contentType: 'blog', order: '-fields.creationTime' }));
}

export function readBlog(entries: ContentList<EntryFields>): ContentList<BlogArticle> {
  const { entries: articles, lost } = readList(entries, readArticle);
  return { entries: articles.toSorted((one, other) => compareDays(other.created, one.created)), lost };
}

function compareDays(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function readArticle({ id, updatedAt, ...fields }: EntryFields): BlogArticle | null {
  const title = readText(fields['title']);
  if (title === null || typeof id !== 'string') return null;
  const created = readContentDay(fields['creationTime']) ?? '';
  const readingTime = readNumber(fields['readingTime']);
  return {
    id,
    title,
    teaser: readText(fields['teaser']) ?? '',
    image: readMedia(fields['image'], 'picture'),
    video: readMedia(fields['video'], 'film'),
    content: asDocument(fields['content']),
    created,
    updated: readContentDay(updatedAt) || created,
    readingTime: readingTime !== null && readingTime > 0 ? Math.ceil(readingTime) : null,
  };
}
