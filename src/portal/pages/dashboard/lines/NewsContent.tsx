import type { NewsItem } from '../../../content/loadNews.ts';
import { Picture } from '../../../content/Picture.tsx';
import { ContentText } from '../../../shell/messages/ContentText.tsx';
import { Video } from '../../../content/Video.tsx';
import { SectionBoundary } from '../../../../ui/loading/SectionBoundary.tsx';
import classes from './NewsContent.module.css';

/** Picture, text and video of an item of the news. */
export function NewsContent({ item }: { readonly item: NewsItem }) {
  return (
    <div className={classes.content}>
      {item.image !== null && <Picture picture={item.image} sizes="(min-width: 48rem) 47rem, 100vw" />}
      {item.content !== null && (
        <SectionBoundary key={item.id}>
          <ContentText document={item.content} below={3} />
        </SectionBoundary>
      )}
      {item.video !== null && <Video key={item.id} video={item.video} about={item.title} />}
    </div>
  );
}
