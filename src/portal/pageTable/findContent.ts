import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Page, PageContent } from './Page.ts';

/** Returns the content of the page at a path; undefined when there is no page. */
export function findContent(routes: RouteObject[], path: string): PageContent | undefined {
  return matchRoutes(routes, path)
    ?.map(({ route }) => getRouteContent(route))
    .find(Boolean);
}

function getRouteContent({ handle }: RouteObject): PageContent | undefined {
  const page = handle as Page | undefined;
  return page?.content;
}
