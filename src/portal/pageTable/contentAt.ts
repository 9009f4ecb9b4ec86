import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Page, PageContent } from './Page.ts';

/** What the page at a path shows; undefined where there is none. */
export function contentAt(routes: RouteObject[], path: string): PageContent | undefined {
  return matchRoutes(routes, path)
    ?.map(({ route }) => getRouteContent(route))
    .find(Boolean);
}

function getRouteContent({ handle }: RouteObject): PageContent | undefined {
  const page = handle as Page | undefined;
  return page?.content;
}
