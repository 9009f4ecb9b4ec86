import type { Brand } from '../../brand/index.ts';
import type { MenuGroupId, Page, PageLink } from './Page.ts';
import { getEntryPath, pages } from './pages.ts';

/** One link of the menu. */
export interface MenuEntry {
  readonly to: string;
  readonly label: string;
  /** Text key of the question of the contract chooser on the way; null leads straight to the page. */
  readonly chooser: string | null;
}

export interface MenuGroup {
  readonly id: MenuGroupId;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

const labels: Readonly<Record<MenuGroupId, string>> = {
  contracts: 'shell:nav.contracts',
  filing: 'shell:nav.filing',
  claims: 'shell:nav.claims',
  help: 'shell:nav.help',
  profile: 'shell:nav.profile',
};
/** In the specified order (SHELL-038). */
const order = ['contracts', 'filing', 'claims', 'help', 'profile'] as const satisfies readonly MenuGroupId[];

/** The groups of the menu with the pages that have a link in it. */
const menuGroups: readonly MenuGroup[] = order.map((id) => ({
  id,
  label: labels[id],
  entries: listPageLinks('menu')
    .filter(({ page }) => page.group === id)
    .toSorted((one, other) => one.link.position - other.link.position)
    .map(({ page, link: { label, chooser } }) => ({ to: getEntryPath(page), label, chooser })),
}));

/** Legal links (SHELL-041). */
export const footerLinks = listPageLinks('footer').map(({ page, link }) => ({
  to: page.path,
  label: link.label,
}));

/** The groups of the menu of a brand. Without a footer the legal links are in the group of help. */
export function listMenuGroups(brand: Pick<Brand, 'footer'>): readonly MenuGroup[] {
  if (hasFooter(brand)) return menuGroups;
  const legal = footerLinks.map((link) => ({ ...link, chooser: null }));
  return menuGroups.map((group) =>
    group.id === 'help' ? { ...group, entries: [...group.entries, ...legal] } : group,
  );
}

/** Returns true for a brand whose pages have a footer (BRAND-007). */
export function hasFooter({ footer }: Pick<Brand, 'footer'>): boolean {
  return footer.support || footer.withoutSupport === 'links';
}

/** Links of the profile menu (SHELL-035): those of its group in the menu. */
export const profileLinks = menuGroups.flatMap(({ id, entries }) => (id === 'profile' ? entries : []));

function listPageLinks<Kind extends PageLink['kind']>(kind: Kind) {
  const isWanted = (link: PageLink): link is Extract<PageLink, { kind: Kind }> => link.kind === kind;
  return pages.flatMap((page: Page) => page.links.filter(isWanted).map((link) => ({ page, link })));
}
