import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNews } from '../../session/hooks/useLoadedContent.ts';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import classes from './NewsCard.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The code for rich text, pictures and videos is loaded with the news. */
const NewsPages = lazy(async () => ({ default: (await import('./NewsPages.tsx')).NewsPages }));

/** The news, the target of `/#news` (NOTIF-011). Draws nothing when there are none. */
export function NewsCard() {
  const { t } = useTexts();
  const news = useNews();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '#news') return;
    heading.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);
  if (news.kind === 'success' && news.value.entries.length === 0 && news.value.lost === 0) return null;

  return (
    <section
      id="news"
      className={classes.news}
      aria-labelledby="news-title"
      aria-busy={news.kind === 'loading'}
    >
      <h2 id="news-title" ref={heading} tabIndex={-1}>
        {t('dashboard:news.title')}
      </h2>
      {news.kind === 'loading' && <p>{t('dashboard:news.loading')}</p>}
      {news.kind === 'failed' && (
        <LoadProblem
          what={t('dashboard:news.failed')}
          error={news.error}
          onRetry={() => void queries.refetchQueries({ queryKey: ['content', 'news'] })}
        />
      )}
      {news.kind === 'success' && (
        <Suspense fallback={<p>{t('dashboard:news.loading')}</p>}>
          <NewsPages items={news.value.entries} />
        </Suspense>
      )}
      {news.kind === 'success' && <LostEntries of="news" count={news.value.lost} />}
    </section>
  );
}
