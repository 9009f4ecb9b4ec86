import type { ComponentType } from 'react';
import type { AreaName, FormContent, LegalContent, ViewName } from '../pageTable/Page.ts';

/** Loads the code of a view. */
type ViewLoader<Props = object> = () => Promise<ComponentType<Props>>;

/** The views that the page table names. Each is loaded when a page with it is opened. */
export const views = {
  dashboard: async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
  claimsOverview: async () => (await import('./claims/ClaimsOverviewPage.tsx')).ClaimsOverviewPage,
  claimsInfo: async () => (await import('./claims/info/ClaimsInfoPage.tsx')).ClaimsInfoPage,
  claimReport: async () => (await import('./claims/ClaimReportPage.tsx')).ClaimReportPage,
  contact: async () => (await import('./contact/ContactPage.tsx')).ContactPage,
  contractSelection: async () =>
    (await import('./selection/ContractSelectionPage.tsx')).ContractSelectionPage,
  documents: async () => (await import('./documents/DocumentsPage.tsx')).DocumentsPage,
  faq: async () => (await import('./faq/FaqPage.tsx')).FaqPage,
  magazine: async () => (await import('./magazine/MagazinePage.tsx')).MagazinePage,
  article: async () => (await import('./magazine/ArticlePage.tsx')).ArticlePage,
  sessions: async () => (await import('./account/SessionsPage.tsx')).SessionsPage,
  cookies: async () => (await import('./legal/CookiesPage.tsx')).CookiesPage,
} satisfies Record<ViewName, ViewLoader>;

export const loadLegalView: ViewLoader<{ readonly content: LegalContent }> = async () =>
  (await import('./legal/LegalPage.tsx')).LegalPage;

/** The frame around the pages of an area. */
export const areaViews = {
  account: async () => (await import('./account/AccountPage.tsx')).AccountPage,
  contract: async () => (await import('./contract/ContractPage.tsx')).ContractPage,
} satisfies Record<AreaName, ViewLoader>;

export const loadFormView: ViewLoader<{ readonly content: FormContent }> = async () =>
  (await import('./form/FormView.tsx')).FormView;
