import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { activationPages } from './pageTable/activationPages.ts';
import { selectAreaPages } from './pageTable/selectAreaPages.ts';
import type { AreaName, Page, PageTexts } from './pageTable/Page.ts';
import { pages } from './pageTable/pages.ts';
import { areaViews, loadFormView, loadLegalView, views } from './pages/views.ts';
import { ErrorMessage } from './shell/layout/ErrorMessage.tsx';
import { ErrorPage } from './shell/layout/ErrorPage.tsx';
import { PageGate } from './shell/layout/PageGate.tsx';
import { Redirect } from './shell/layout/Redirect.tsx';
import { Shell } from './shell/layout/Shell.tsx';
import { UnknownAddress } from './shell/layout/UnknownAddress.tsx';
import { LoadingOverlay } from './startup/LoadingOverlay.tsx';

export type LoadTexts = (names: readonly PageTexts[]) => Promise<void>;

/** Builds the routes of all pages. Code and texts of a page are loaded when it is opened. The shell stays when a page cannot be drawn. */
export function buildPortalRoutes(loadTexts: LoadTexts): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: ErrorPage,
      hydrateFallbackElement: <LoadingOverlay what="page" files />,
      children: [
        {
          ErrorBoundary: ErrorMessage,
          children: [
            ...pages
              .filter(({ content }) => content.kind !== 'area')
              .map((page) => buildPageRoute(page, loadTexts)),
            buildAreaRoutes('account', loadTexts),
            buildAreaRoutes('contract', loadTexts),
            ...activationPages
              .filter(({ path }) => path !== '/')
              .map(({ path }) => ({ path, element: <Redirect to="/" /> })),
            { path: '*', element: <UnknownAddress /> },
          ],
        },
      ],
    },
  ];
}

function buildPageRoute(page: Page, loadTexts: LoadTexts): RouteObject {
  return {
    path: page.path,
    handle: page,
    lazy: async () => {
      const [view] = await Promise.all([loadView(page), loadTexts(page.texts)]);
      return { element: <PageGate page={page}>{view}</PageGate> };
    },
  };
}

async function loadView({ content }: Page): Promise<ReactNode> {
  switch (content.kind) {
    case 'view': {
      const View = await views[content.view]();
      return <View />;
    }
    case 'legal': {
      const View = await loadLegalView();
      return <View content={content} />;
    }
    case 'form': {
      const View = await loadFormView();
      return <View content={content} />;
    }
    case 'area':
      return <></>;
  }
}

/** The pages of an area share one frame, which stays while they change and draws the form of the page itself. */
function buildAreaRoutes(area: AreaName, loadTexts: LoadTexts): RouteObject {
  const own = selectAreaPages(area);
  return {
    lazy: async () => {
      const [Component] = await Promise.all([
        areaViews[area](),
        loadTexts(own.flatMap(({ texts }) => texts)),
      ]);
      return { Component };
    },
    children: own.map((page) => ({ path: page.path, handle: page, element: <></> })),
  };
}
