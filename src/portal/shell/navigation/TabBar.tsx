import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Tab } from '../../pageTable/selectAreaPages.ts';
import classes from './TabBar.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface TabBarProps {
  readonly tabs: readonly Tab[];
  /** Path of the current tab. */
  readonly current: string;
  /** Id of the heading of the area. */
  readonly labelledBy: string;
  /** On wide screens the tabs stand one below the other. */
  readonly isColumn?: boolean;
}

/** The tab bar: links, because each tab is a page. On narrow screens it scrolls, and the current tab is in sight, as is the one with the focus. */
export function TabBar({ tabs, current, labelledBy, isColumn }: TabBarProps) {
  const { t } = useTexts();
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
    <nav className={classes.tabs} data-column={isColumn} aria-labelledby={labelledBy}>
      <ul ref={bar}>
        {tabs.map(({ path, label }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === current ? 'page' : undefined}
              onFocus={({ currentTarget }) => bringToMiddle(currentTarget)}
            >
              {t(label)}
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
