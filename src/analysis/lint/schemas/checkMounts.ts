import { type Mount, getRoutePath } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check, LintForm } from '../LintSubject.ts';

/** Finds pages with the same address, of which only the first would be shown. One finding per form. */
export const takenRoute: Check = ({ forms, tools: { routes } }) => {
  const pages = new Set(routes ?? []);
  const owners = new Map<string, string>();
  return forms.flatMap((form) => {
    const { frame } = form.source.wizard.mount ?? {};
    const isPage = (route: string): boolean =>
      (frame === 'page' || frame === 'tabs' || frame === 'area') && pages.has(route);
    const own = listMountAddresses(form);
    const duplicate = own.find(({ route, space }) => isPage(route) || owners.has(space + route));
    for (const { route, space } of own) owners.set(space + route, owners.get(space + route) ?? form.id);
    if (duplicate === undefined) return [];
    const { route, pointer, space } = duplicate;
    const owner = owners.get(space + route);
    const says = isPage(route)
      ? mistake('taken-route.page', { route })
      : mistake('taken-route.form', { route, form: owner ?? '' });
    return [{ file: `schemas/${form.id}/wizard.json`, pointer, ...says }];
  });
};

interface Address {
  readonly route: string;
  /** Space within which a route must be unique: the portal, the activation, or the named sections of a page. */
  readonly space: string;
  readonly pointer: string;
}

function listMountAddresses({ source: { wizard } }: LintForm): readonly Address[] {
  const { mount, steps, done } = wizard;
  if (mount === undefined) return [];
  const routes = [...new Set(steps.map(({ route }) => getRoutePath(route)))];
  const [first = '/', second] = routes;
  const space = getAddressSpace(mount);
  const end = 'then' in done || done.route === undefined ? [] : [done.route];
  return [
    // All steps share one row of the table of pages.
    ...(second === undefined ? [] : [{ route: first.replace(/[^/]*$/, '*'), space, pointer: '/route' }]),
    ...routes.map((route) => ({ route, space, pointer: '/route' })),
    ...end.map((route) => ({ route, space, pointer: '/done/route' })),
  ];
}

function getAddressSpace(mount: Mount): string {
  switch (mount.frame) {
    case 'page':
    case 'tabs':
    case 'area':
      return 'portal ';
    case 'activation':
      return 'activation ';
    case 'section':
      return `${mount.of} ${mount.name} `;
  }
}
