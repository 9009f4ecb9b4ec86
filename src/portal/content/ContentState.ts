import type { BlogArticle } from './loadBlog.ts';
import type { NewsItem } from './loadNews.ts';

/** How far something of the content service is (SHELL-015). Content that failed never stops a page (SHELL-016). */
export type ContentState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'success'; readonly value: Value };

/** What is loaded from the content service once the contracts are there (SHELL-006). */
export interface StartContent {
  readonly news: ContentState<readonly NewsItem[]>;
  /** Help text by the key of the object it belongs to (SHELL-029). */
  readonly helpBubbles: ContentState<ReadonlyMap<string, string>>;
  readonly blog: ContentState<readonly BlogArticle[]>;
}
