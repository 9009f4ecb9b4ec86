import { useState } from 'react';
import type { NewsItem } from '../../content/loadNews.ts';
import { Picture } from '../../content/Picture.tsx';
import { ContentText } from '../../shell/messages/ContentText.tsx';
import { Video } from '../../content/Video.tsx';
import { Pager } from '../../../ui/buttons/Pager.tsx';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import classes from './NewsPages.module.css';

/** One item at a time and a pager (DASH-010). */
export function NewsPages({ items }: { readonly items: readonly NewsItem[] }) {
  const { t } = useTexts();
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
            <ContentText document={item.content} below={3} />
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
