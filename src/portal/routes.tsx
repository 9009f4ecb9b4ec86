import { Navigate, type RouteObject } from 'react-router-dom';
import { ErrorMessage } from './shell/ErrorMessage.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { FunctionGate } from './shell/FunctionGate.tsx';
import type { FrameChooser } from './shell/PageFrame.ts';
import { PageLoading } from './shell/PageLoading.tsx';
import { Shell } from './shell/Shell.tsx';

const form: FrameChooser = () => ({ width: 'form', breadcrumb: false });
/** The end page of the report stands alone; its steps say which contract they are about (CLM-013, SHELL-039). */
const claimReport: FrameChooser = (path) =>
  path.endsWith('/confirmation') ? form(path) : { width: 'formAside', breadcrumb: true };

const contract: FrameChooser = () => ({ width: 'form', breadcrumb: true });
/** Pages that keep their place until they are built, by the function that can switch them off. */
const later = {
  always: [
    { path: 'contract', page: 'contract', handle: contract },
    { path: 'contract/evb', page: 'evb', handle: contract },
    { path: 'contract/ivk', page: 'ivk', handle: contract },
    { path: 'contract/servicecard', page: 'servicecard', handle: contract },
    { path: 'contract/tariffConditions', page: 'tariffConditions', handle: contract },
    { path: 'contract/taxofficeCertificate', page: 'taxofficeCertificate', handle: contract },
    { path: 'contract/ncbCalculator', page: 'ncbCalculator', handle: contract },
    { path: 'blog', page: 'blog', handle: form },
    { path: 'blog/article/:id', page: 'article', handle: form },
    { path: 'faq', page: 'faq', handle: form },
  ],
  policyChanges: [
    { path: 'contract/ratingFactors', page: 'ratingFactors', handle: contract },
    { path: 'contract/coverage', page: 'coverage', handle: contract },
    { path: 'contract/policyCalculation', page: 'policyCalculation', handle: contract },
    { path: 'contract/summary', page: 'summary', handle: contract },
    { path: 'contract/paymentDetails', page: 'paymentDetails', handle: contract },
  ],
  addressChanges: [{ path: 'contract/changeAddress', page: 'changeAddress', handle: contract }],
  documents: [{ path: 'documents', page: 'documents', handle: form }],
} as const;

function laterRoutes(pages: (typeof later)[keyof typeof later]): RouteObject[] {
  return pages.map(({ path, page, handle }) => ({
    path,
    handle,
    lazy: async () => {
      const { LaterPage } = await import('./pages/later/LaterPage.tsx');
      return { element: <LaterPage page={page} /> };
    },
  }));
}

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
            element: <FunctionGate of="claimReport" />,
            children: [
              {
                path: 'claims/*',
                handle: claimReport,
                lazy: async () => ({
                  Component: (await import('./pages/claims/ClaimReportPage.tsx')).ClaimReportPage,
                }),
              },
            ],
          },
          {
            lazy: async () => ({
              Component: (await import('./pages/account/AccountPage.tsx')).AccountPage,
            }),
            children: [
              'myAccount',
              'myAccount/changeAddress',
              'myAccount/communication',
              'myAccount/changeEmail',
              'myAccount/changePassword',
              'myAccount/postponeDeletion',
              'myAccount/deleteAccount',
            ].map((path) => ({ path, element: <></> })),
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
          ...laterRoutes(later.always),
          ...(['policyChanges', 'addressChanges', 'documents'] as const).map((name) => ({
            element: <FunctionGate of={name} />,
            children: laterRoutes(later[name]),
          })),
          ...(['privacy', 'imprint', 'cookies', 'termsOfUse'] as const).map((page) => ({
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
