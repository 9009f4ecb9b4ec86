import type { MountedForm } from '../../definitions/index.ts';
import type { Mount } from '../../engine/index.ts';
import { formsIn, type FormIn } from './formsIn.ts';
import type { MenuGroupId, Page, PageLink, PageTexts, TabArea } from './Page.ts';

/** The rows that forms bring: their pages and tabs. A section belongs to a page, and the activation has addresses of its own. */
export function mountedPages(forms: readonly MountedForm[]): readonly Page[] {
  const tabs = formsIn('tabs', forms).toSorted((one, other) => one.mount.position - other.mount.position);
  return [...formsIn('page', forms).flatMap(rowsOfPage), ...tabs.flatMap(rowsOfTab)];
}

/** A form about a contract shows it: beside its questions, and at the top. */
function rowsOfPage({ id, mount, paths, entry, end, cancel }: FormIn<'page'>): readonly Page[] {
  const { menu, contract, gate = null } = mount;
  return paths.map((path) => ({
    path,
    content: { kind: 'form', form: id, entry, end },
    title: null,
    width: contract === undefined ? 'form' : 'formAside',
    breadcrumb: contract !== undefined,
    gate,
    contract:
      contract === undefined ? null : { kind: 'needed', exclude: contract.exclude, otherwise: cancel },
    group: menu?.group ?? null,
    links: path === paths[0] ? menuLinks(menu, contract?.heading ?? null) : [],
    texts: [],
  }));
}

function rowsOfTab({ id, mount, paths }: FormIn<'tabs'>): readonly Page[] {
  const { of, label, menu, gate = null } = mount;
  return paths.map((path) => ({
    path,
    content: { kind: 'tab', area: of, form: id, label },
    title: null,
    width: 'page',
    breadcrumb: false,
    gate,
    contract: null,
    group: menu?.group ?? areas[of].group,
    links: path === paths[0] ? menuLinks(menu, null) : [],
    texts: areas[of].texts,
  }));
}

/** What the tabs of an area have in common. */
const areas: Readonly<
  Record<TabArea, { readonly group: MenuGroupId; readonly texts: readonly PageTexts[] }>
> = { account: { group: 'profile', texts: ['account'] } };

type Menu = Extract<Mount, { frame: 'page' }>['menu'];

function menuLinks(menu: Menu, chooser: string | null): readonly PageLink[] {
  return menu === undefined ? [] : [{ kind: 'menu', position: menu.position, label: menu.label, chooser }];
}
