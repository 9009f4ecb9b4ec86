import { Navigate, type RouteObject } from 'react-router-dom';
import { ErrorMessage } from './shell/ErrorMessage.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import type { FrameChooser } from './shell/PageFrame.ts';
import { PageLoading } from './shell/PageLoading.tsx';
import { Shell } from './shell/Shell.tsx';

const form: FrameChooser = () => ({ width: 'form', breadcrumb: false });
/** The end page of the report stands alone; its steps say which contract they are about (CLM-013, SHELL-039). */
const claimReport: FrameChooser = (path) =>
  path.endsWith('/confirmation') ? form(path) : { width: 'formAside', breadcrumb: true };

/** All pages. Each is loaded when it is opened, and a page that cannot be drawn leaves the shell around it standing. */
export const routes: readonly RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageLoading,
    children: [
      {
        ErrorBoundary: ErrorMessage,
        children: [
          {
            index: true,
            lazy: async () => ({
              Component: (await import('./pages/dashboard/DashboardPage.tsx')).DashboardPage,
            }),
          },
          {
            path: 'claims',
            lazy: async () => ({
              Component: (await import('./pages/claims/ClaimsOverviewPage.tsx')).ClaimsOverviewPage,
            }),
          },
          {
            path: 'claims/infoPage',
            lazy: async () => ({
              Component: (await import('./pages/claims/ClaimsInfoPage.tsx')).ClaimsInfoPage,
            }),
          },
          {
            path: 'claims/*',
            handle: claimReport,
            lazy: async () => ({
              Component: (await import('./pages/claims/ClaimReportPage.tsx')).ClaimReportPage,
            }),
          },
          {
            path: 'contractSelection',
            handle: form,
            lazy: async () => ({
              Component: (await import('./pages/selection/ContractSelectionPage.tsx')).ContractSelectionPage,
            }),
          },
          {
            path: 'contact',
            lazy: async () => ({
              Component: (await import('./pages/contact/ContactPage.tsx')).ContactPage,
            }),
          },
          ...(['privacy', 'imprint', 'cookies', 'termsOfUse', 'faq'] as const).map((page) => ({
            path: page,
            handle: form,
            lazy: async () => {
              const { LegalPage } = await import('./pages/legal/LegalPage.tsx');
              return { element: <LegalPage page={page} /> };
            },
          })),
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
  },
];
