import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { NewsItem } from '../../content/loadNews.ts';
import { Picture } from '../../content/Picture.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Video } from '../../content/Video.tsx';
import { useSessionData } from '../../session/SessionData.ts';
import { Pager } from '../../shell/Pager.tsx';
import { SectionBoundary } from '../../shell/SectionBoundary.tsx';
import classes from './NewsCard.module.css';

/** The news, one at a time; `/#news` leads here (NOTIF-011). */
export function NewsCard() {
  const { t } = useTranslation();
  const { news } = useSessionData().content;
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '#news') return;
    heading.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);

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
      <div className={classes.card}>
        {news.kind === 'loading' && <p>{t('dashboard:news.loading')}</p>}
        {news.kind === 'failed' && <p>{t('dashboard:news.failed')}</p>}
        {news.kind === 'success' && news.value.length === 0 && <p>{t('dashboard:news.empty')}</p>}
        {news.kind === 'success' && news.value.length > 0 && <Pages items={news.value} />}
      </div>
    </section>
  );
}

function Pages({ items }: { readonly items: readonly NewsItem[] }) {
  const { t } = useTranslation();
  const [position, setPosition] = useState(0);
  const item = items[position];
  if (item === undefined) return null;
  const turnTo = (next: number): void => setPosition((next + items.length) % items.length);

  return (
    <>
      <article aria-live="polite" className={classes.item}>
        <h3>{item.title}</h3>
        {item.image !== null && <Picture picture={item.image} sizes="(min-width: 48rem) 47rem, 100vw" />}
        {item.content !== null && (
          <SectionBoundary key={item.id}>
            <RichText document={item.content} below={3} />
          </SectionBoundary>
        )}
        {item.video !== null && <Video key={item.id} video={item.video} about={item.title} />}
      </article>
      {items.length > 1 && (
        <Pager
          label={t('dashboard:news.pager')}
          position={t('dashboard:news.position', { position: position + 1, count: items.length })}
          previous={{ label: t('dashboard:news.previous'), onPress: () => turnTo(position - 1) }}
          next={{ label: t('dashboard:news.next'), onPress: () => turnTo(position + 1) }}
        />
      )}
    </>
  );
}
