import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './TabBar.module.css';
import type { AccountTab } from './accountTabs.ts';

interface TabBarProps {
  readonly tabs: readonly AccountTab[];
  readonly current: string;
}

/** The tab bar: links, because each tab is a page. On narrow screens it scrolls, and the current tab is in sight. */
export function TabBar({ tabs, current }: TabBarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current === null || link === null || link === undefined) return;
    bar.current.scrollLeft = link.offsetLeft - (bar.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav className={classes.tabs} aria-labelledby="account-area">
      <ul ref={bar}>
        {tabs.map(({ id, path }) => (
          <li key={id}>
            <Link to={path} aria-current={id === current ? 'page' : undefined}>
              {t(`account:tab.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
