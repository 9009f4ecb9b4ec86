import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ContentList } from '../../../content/index.ts';
import { type BlogArticle, loadBlog } from '../../content/loadBlog.ts';
import { loadHelpBubbles } from '../../content/loadHelpBubbles.ts';
import { loadNews, type NewsItem, readNews } from '../../content/loadNews.ts';
import { type Services, useServices } from '../Services.ts';
import { waitForPage } from '../waitForPage.ts';
import { useToday } from './useToday.ts';

/** A failed query is repeated when the customer asks for it, not with the next page. */
const contentQueryOptions = { staleTime: Infinity, gcTime: Infinity, retryOnMount: false } as const;

/** Content waits for the page, whose own calls come first. */
async function loadAfterPage<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await waitForPage();
  return load();
}

/** The queries for content after the contracts have loaded (SHELL-006), one for each kind. */
function buildContentQueries({ brand, brandKey, hostname }: Services) {
  const source = { settings: brand.content, hostname, brand: brandKey };
  return {
    news: queryOptions({
      ...contentQueryOptions,
      queryKey: ['content', 'news'],
      queryFn: () => loadAfterPage(() => loadNews(source)),
    }),
    helpBubbles: queryOptions({
      ...contentQueryOptions,
      queryKey: ['content', 'helpBubbles'],
      queryFn: () => loadAfterPage(() => loadHelpBubbles(source)),
    }),
    blog: queryOptions({
      ...contentQueryOptions,
      queryKey: ['content', 'blog'],
      queryFn: () => loadAfterPage(() => loadBlog(source)),
    }),
  };
}

/** Loads all content in the background; only components that show it are drawn again. */
export function useLoadedContent(enabled: boolean): void {
  const services = useServices();
  const queries = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    const { news, helpBubbles, blog } = buildContentQueries(services);
    void queries.prefetchQuery(news);
    void queries.prefetchQuery(helpBubbles);
    void queries.prefetchQuery(blog);
  }, [enabled, services, queries]);
}

export function useNews(): ContentState<ContentList<NewsItem>> {
  const today = useToday();
  const { news } = buildContentQueries(useServices());
  return toContentState(useQuery({ ...news, select: (entries) => readNews(entries, today) }));
}

/** Returns the help texts by the key of their object (SHELL-029). */
export function useHelpBubbles(): ContentState<ReadonlyMap<string, string>> {
  return toContentState(useQuery(buildContentQueries(useServices()).helpBubbles));
}

export function useBlog(): ContentState<ContentList<BlogArticle>> {
  return toContentState(useQuery(buildContentQueries(useServices()).blog));
}

function toContentState<Value>({ status, data, error }: UseQueryResult<Value>): ContentState<Value> {
  if (status === 'success') return { kind: 'success', value: data };
  return status === 'error' ? { kind: 'failed', error } : { kind: 'loading' };
}

/** The state of content (SHELL-015). A failure never stops a page (SHELL-016). */
type ContentState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'success'; readonly value: Value };
