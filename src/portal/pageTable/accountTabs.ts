import type { DeletionJob } from '../../protocol/index.ts';
import type { Page, TabContent } from './Page.ts';
import { pages } from './pages.ts';

export type TabPage = Page & { readonly content: TabContent };

export const tabPages: readonly TabPage[] = pages.filter(isTab);

/** The tabs an account has, by its deletion job (ACC-007, ACC-008). */
export function accountTabs(job: DeletionJob | null): readonly TabPage[] {
  return tabPages.filter(
    ({ content, gate }) =>
      content.area === 'account' && (gate?.kind !== 'deletionJob' || gate.isAnnounced === (job !== null)),
  );
}

function isTab(page: Page): page is TabPage {
  return page.content.kind === 'tab';
}
