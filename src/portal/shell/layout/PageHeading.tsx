import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useRouteStore } from '../../session/stores/routeStore.ts';
import { useServices } from '../../session/Services.ts';
import classes from './PageHeading.module.css';
import { useCurrentPage } from '../navigation/useCurrentPage.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface PageHeadingProps {
  /** Name of the page when the page table has none. */
  readonly title?: string;
  /** The heading where it differs from the name of the page. */
  readonly heading?: string;
  /** False when something else on the page names the tab. */
  readonly namesTab?: boolean;
  /** One sentence of context. */
  readonly children?: ReactNode;
}

/** The one `h1` of a page. After a change of route it brings the page to the top (SHELL-032), takes the focus and names the tab. */
export function PageHeading({ title, heading, namesTab = true, children }: PageHeadingProps) {
  const { t } = useTexts();
  const { brand } = useServices();
  const { pathname } = useLocation();
  const page = useCurrentPage();
  const name = title ?? t(page?.title ?? '');
  const element = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!useRouteStore.getState().hasMoved) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    element.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={classes.heading}>
      {namesTab && <title>{t('shell:title', { page: name, brand: brand.name })}</title>}
      <h1 ref={element} tabIndex={-1}>
        {heading ?? name}
      </h1>
      {children}
    </div>
  );
}
