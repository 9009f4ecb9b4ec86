import type { DeletionJob } from '../../protocol/index.ts';
import { findExcludingFlag } from '../../domain/splitContractsForChooser.ts';
import type { Contract } from '../../domain/listContracts.ts';
import { exclusions } from './exclusions.ts';
import type { AreaContent, AreaName, Page } from './Page.ts';
import { pages } from './pages.ts';

export type AreaPage = Page & { readonly content: AreaContent };

/** Returns the pages of an area with tabs, in the order of the table of pages. */
export function selectAreaPages(area: AreaName): readonly AreaPage[] {
  return pages.filter(isAreaPage).filter(({ content }) => content.area === area);
}

/** One link of a tab bar. */
export interface Tab {
  readonly path: string;
  /** Text key. */
  readonly label: string;
}

/** The states in which a deletion can be looked at (ACC-007); a service may have more. */
const announcedStates: readonly DeletionJob['state'][] = ['SENT_MAIL_1', 'POSTPONED', 'SENT_MAIL_2'];

/**
 * Returns the tabs of an account, which depend on its deletion job (ACC-007, ACC-008). A job in any other state shows neither
 * the tab that postpones a deletion nor the one that deletes the account.
 */
export function listAccountTabs(job: DeletionJob | null): readonly AreaPage[] {
  const isAnnounced = job !== null && announcedStates.includes(job.state);
  return selectAreaPages('account').filter(({ gate }) =>
    gate?.kind !== 'deletionJob' ? true : gate.isAnnounced ? isAnnounced : job === null,
  );
}

/** Returns the exclusion flag by which a page refuses a contract; undefined when it accepts it (CON-078). */
export function findRefusingFlag({ contract: asked }: Page, contract: Contract): string | undefined {
  return asked?.kind === 'chosen' ? findExcludingFlag(contract, asked.refuse, exclusions) : undefined;
}

/** Returns the tabs of a contract, or none when it has only one page (CON-002, CON-003). */
export function listContractTabs(contract: Contract): readonly Tab[] {
  const tabs = listTabs(
    selectAreaPages('contract').filter((page) => findRefusingFlag(page, contract) === undefined),
  );
  return tabs.length > 1 ? tabs : [];
}

export function listTabs(of: readonly AreaPage[]): readonly Tab[] {
  return of.flatMap(({ path, content: { tab } }) => (tab === null ? [] : [{ path, label: tab }]));
}

export function isAreaPage(page: Page): page is AreaPage {
  return page.content.kind === 'area';
}
