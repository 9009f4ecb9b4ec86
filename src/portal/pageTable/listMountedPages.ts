import type { MountedForm } from '../../definitions/index.ts';
import type { Mount } from '../../engine/index.ts';
import { filterFormsByFrame, type FormWithFrame } from './filterFormsByFrame.ts';
import type { AreaName, MenuGroupId, Page, PageLink, PageTexts } from './Page.ts';

/**
 * Returns the rows of forms: their pages and tabs. Sections have no row, because they belong to a page, and neither has the activation,
 * because it has addresses of its own.
 */
export function listMountedPages(forms: readonly MountedForm[]): readonly Page[] {
  const withPages = filterFormsByFrame('page', forms);
  /** A short form has no place of its own in the menu: the group of its long form is marked. */
  const findGroup = ({ mount, shortOf }: FormWithFrame<'page'>): MenuGroupId | null =>
    (mount.menu ?? withPages.find(({ id }) => id === shortOf)?.mount.menu)?.group ?? null;
  const tabs = filterFormsByFrame('tabs', forms).toSorted(
    (one, other) => one.mount.position - other.mount.position,
  );
  const areaPages = filterFormsByFrame('area', forms)
    .flatMap(listAreaRows)
    .toSorted((one, other) => one.position - other.position);
  return [
    ...withPages.flatMap((form) => listPageRows(form, findGroup(form))),
    ...tabs.flatMap(listTabRows),
    ...areaPages.map(({ page }) => page),
  ];
}

/** A form about a contract shows the contract beside its questions and at the top. */
function listPageRows(
  { id, mount, paths, entry, end, contact, cancel }: FormWithFrame<'page'>,
  group: MenuGroupId | null,
): readonly Page[] {
  const { menu, contract, gate = null } = mount;
  return paths.map((path) => ({
    path,
    content: { kind: 'form', form: id, entry, end },
    title: null,
    width: contract === undefined ? 'form' : 'formAside',
    breadcrumb: contract !== undefined,
    contact,
    gate,
    contract:
      contract === undefined ? null : { kind: 'needed', exclude: contract.exclude, otherwise: cancel },
    group,
    links: path === paths[0] ? listMenuLinks(menu, contract?.heading ?? null) : [],
    texts: [],
  }));
}

function listTabRows({ id, mount, paths, contact }: FormWithFrame<'tabs'>): readonly Page[] {
  const { of, label, menu, gate = null } = mount;
  return paths.map((path) => ({
    path,
    content: { kind: 'area', area: of, form: id, tab: label, hasTabs: true },
    title: null,
    width: 'page',
    breadcrumb: false,
    contact,
    gate,
    contract: null,
    group: menu?.group ?? areas[of].group,
    links: path === paths[0] ? listMenuLinks(menu, null) : [],
    texts: areas[of].texts,
  }));
}

/** Each address of a step is a page; those with a tab have its position among them. */
function listAreaRows({ id, mount, steps, contact }: FormWithFrame<'area'>) {
  const { of, contract, tabs, alone = [], menu, gate = null } = mount;
  const own = steps.filter(({ route }, index) => steps.findIndex((one) => one.route === route) === index);
  return own.map((step, index): { readonly position: number; readonly page: Page } => {
    const tab = tabs.find((one) => one.step === step.id);
    const page: Page = {
      path: step.route,
      content: {
        kind: 'area',
        area: of,
        form: id,
        tab: tab?.label ?? null,
        hasTabs: !alone.includes(step.id),
      },
      title: null,
      width: 'page',
      breadcrumb: true,
      contact,
      gate,
      contract: {
        kind: 'chosen',
        exclude: contract.exclude,
        heading: contract.heading,
        refuse: contract.refuse ?? [],
      },
      group: menu?.group ?? areas[of].group,
      links: index === 0 ? listMenuLinks(menu, contract.heading) : [],
      texts: areas[of].texts,
    };
    return { position: tab?.position ?? Infinity, page };
  });
}

/** The settings that the pages of an area share. */
const areas: Readonly<
  Record<AreaName, { readonly group: MenuGroupId; readonly texts: readonly PageTexts[] }>
> = {
  account: { group: 'profile', texts: ['account'] },
  contract: { group: 'contracts', texts: ['contract', 'selection'] },
};

type Menu = Extract<Mount, { frame: 'page' }>['menu'];

function listMenuLinks(menu: Menu, chooser: string | null): readonly PageLink[] {
  return menu === undefined ? [] : [{ kind: 'menu', position: menu.position, label: menu.label, chooser }];
}
