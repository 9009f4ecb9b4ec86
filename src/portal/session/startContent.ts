import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { loadBlog } from '../content/loadBlog.ts';
import { loadHelpBubbles } from '../content/loadHelpBubbles.ts';
import { loadNews } from '../content/loadNews.ts';
import type { ContentState, StartContent } from '../content/StartContent.ts';
import { useServices } from '../session/Services.ts';
import { whenPageStands } from '../session/whenPageStands.ts';

const once = { staleTime: Infinity, gcTime: Infinity } as const;

/** The client is as large as a page. */
async function later<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await whenPageStands();
  return load();
}

/** Loads news, help texts and magazine, each on its own (SHELL-006). Nothing waits for them. */
export function useStartContent(enabled: boolean): StartContent {
  const { brand, brandKey, hostname, today } = useServices();
  const source = { settings: brand.content, hostname, brand: brandKey };
  const news = contentState(
    useQuery({
      ...once,
      enabled,
      queryKey: ['content', 'news'],
      queryFn: () => later(() => loadNews(source, today())),
    }),
  );
  const helpBubbles = contentState(
    useQuery({
      ...once,
      enabled,
      queryKey: ['content', 'helpBubbles'],
      queryFn: () => later(() => loadHelpBubbles(source)),
    }),
  );
  const blog = contentState(
    useQuery({
      ...once,
      enabled,
      queryKey: ['content', 'blog'],
      queryFn: () => later(() => loadBlog(source)),
    }),
  );
  return { news, helpBubbles, blog };
}

function contentState<Value>({ status, data }: UseQueryResult<Value>): ContentState<Value> {
  if (status === 'success') return { kind: 'success', value: data };
  return { kind: status === 'error' ? 'failed' : 'loading' };
}
