import { type ContentSource, type Fields, loadEntries } from './loadEntries.ts';

/** A magazine article as lists show it (BLOG-005). */
export interface BlogArticle {
  readonly id: string;
  readonly title: string;
  readonly teaser: string;
  /** ISO 8601. */
  readonly creationTime: string;
}

/** The articles of a brand, newest first. */
export async function loadBlog(source: ContentSource): Promise<readonly BlogArticle[]> {
  return blogOf(await loadEntries(source, 'blog', '-fields.creationTime'));
}

export function blogOf(entries: readonly Fields[]): readonly BlogArticle[] {
  return entries.flatMap(({ id, title, teaser, creationTime }) =>
    typeof title !== 'string'
      ? []
      : [{ id: String(id), title, teaser: textOr(teaser), creationTime: textOr(creationTime) }],
  );
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
