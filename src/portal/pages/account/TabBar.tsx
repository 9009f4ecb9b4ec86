import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TabPage } from '../../pageTable/accountTabs.ts';
import classes from './TabBar.module.css';

interface TabBarProps {
  readonly tabs: readonly TabPage[];
  /** Its path. */
  readonly current: string;
}

/** The tab bar: links, because each tab is a page. On narrow screens it scrolls, and the current tab is in sight, as is the one with the focus. */
export function TabBar({ tabs, current }: TabBarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = bar.current;
    if (list === null) return undefined;
    const watch = new ResizeObserver(() => showCurrent(list));
    watch.observe(list);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (bar.current !== null) showCurrent(bar.current);
  }, [current]);

  return (
    <nav className={classes.tabs} aria-labelledby="account-area">
      <ul ref={bar}>
        {tabs.map(({ path, content }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === current ? 'page' : undefined}
              onFocus={({ currentTarget }) => bringToMiddle(currentTarget)}
            >
              {t(content.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function showCurrent(list: HTMLElement): void {
  const link = list.querySelector<HTMLElement>('[aria-current]');
  if (link !== null) bringToMiddle(link);
}

function bringToMiddle(link: HTMLElement): void {
  const list = link.closest('ul');
  if (list !== null) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
}
