import { IconNews } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NewsItem } from '../../../content/loadNews.ts';
import { useNews } from '../../../session/hooks/useLoadedContent.ts';
import { Pager } from '../../../../ui/buttons/Pager.tsx';
import { LoadProblem } from '../../../shell/messages/LoadProblem.tsx';
import { LostEntries } from '../../../shell/messages/LostEntries.tsx';
import { useTexts } from '../../../../ui/texts/useTexts.ts';
import { Line } from './Line.tsx';
import classes from './NewsLine.module.css';

/** The code for rich text, pictures and videos is loaded when an item is opened. */
const NewsContent = lazy(async () => ({ default: (await import('./NewsContent.tsx')).NewsContent }));

/**
 * The news, the target of `/#news` (NOTIF-011): the title of one item at a time, which unfolds it, and a pager (DASH-010). Draws nothing
 * when there are none.
 */
export function NewsLine() {
  const { t } = useTexts();
  const news = useNews();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const [position, setPosition] = useState(0);
  /** The last press on a title, which counts until the next navigation. */
  const [press, setPress] = useState<{ readonly key: string; readonly isOpen: boolean } | null>(null);
  const isOpen = press?.key === key ? press.isOpen : hash === '#news';
  useEffect(() => {
    if (hash !== '#news') return;
    heading.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);
  const { entries: items, lost } = news.kind === 'success' ? news.value : { entries: [], lost: 0 };
  const item = items[position];
  if (news.kind === 'success' && item === undefined && lost === 0) return null;
  const turnTo = (next: number): void => setPosition((next + items.length) % items.length);

  return (
    <Line
      icon={IconNews}
      title={t('dashboard:news.title')}
      anchor="news"
      headingRef={heading}
      isBusy={news.kind === 'loading'}
      action={
        items.length > 1 && (
          <Pager
            label={t('dashboard:news.pager')}
            position={t('dashboard:news.position', { position: position + 1, count: items.length })}
            previous={{ label: t('dashboard:news.previous'), onPress: () => turnTo(position - 1) }}
            next={{ label: t('dashboard:news.next'), onPress: () => turnTo(position + 1) }}
          />
        )
      }
    >
      {news.kind === 'loading' && <p className={classes.loading}>{t('dashboard:news.loading')}</p>}
      {news.kind === 'failed' && (
        <LoadProblem
          what={t('dashboard:news.failed')}
          error={news.error}
          onRetry={() => void queries.refetchQueries({ queryKey: ['content', 'news'] })}
        />
      )}
      <LostEntries of="news" count={lost} />
      {item !== undefined && (
        <Item item={item} isOpen={isOpen} onToggle={() => setPress({ key, isOpen: !isOpen })} />
      )}
    </Line>
  );
}

interface ItemProps {
  readonly item: NewsItem;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Item({ item, isOpen, onToggle }: ItemProps) {
  const { t } = useTexts();
  return (
    <article aria-live="polite" className={classes.item}>
      <h3>
        <button type="button" className={classes.title} aria-expanded={isOpen} onClick={onToggle}>
          {item.title}
        </button>
      </h3>
      {isOpen && (
        <Suspense fallback={<p>{t('dashboard:news.loading')}</p>}>
          <NewsContent item={item} />
        </Suspense>
      )}
    </article>
  );
}
