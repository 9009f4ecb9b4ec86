import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageRoutes } from '../../src/domain/pageRoutes.ts';
import { routes } from '../../src/portal/routes.tsx';

it('every page has an address forms may lead to, and every such address is a page', () => {
  const found = routes.flatMap(addresses).filter((address) => !/[*:]/.test(address));

  expect(found.toSorted()).toEqual(pageRoutes.toSorted());
});

function addresses(route: RouteObject): readonly string[] {
  const own = route.index ? ['/'] : route.path === undefined ? [] : [`/${route.path}`];
  return [...own, ...(route.children ?? []).flatMap(addresses)];
}
