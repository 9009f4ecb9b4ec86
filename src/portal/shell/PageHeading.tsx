import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useRouteStore } from '../session/routeStore.ts';
import { useServices } from '../session/Services.ts';
import classes from './PageHeading.module.css';

interface PageHeadingProps {
  readonly title: string;
  /** Title of the tab where it differs; null when something else on the page names the tab. */
  readonly tabTitle?: string | null;
  /** One sentence of context. */
  readonly children?: ReactNode;
}

/** The one `h1` of a page. After a change of route it brings the page to the top (SHELL-032), takes the focus and names the tab. */
export function PageHeading({ title, tabTitle = title, children }: PageHeadingProps) {
  const { t } = useTranslation();
  const { brand } = useServices();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!useRouteStore.getState().hasMoved) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={classes.heading}>
      {tabTitle !== null && <title>{t('shell:title', { page: tabTitle, brand: brand.name })}</title>}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
