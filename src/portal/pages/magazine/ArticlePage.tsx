import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ArticleFacts } from '../../content/ArticleFacts.tsx';
import type { BlogArticle } from '../../content/loadBlog.ts';
import { Picture } from '../../content/Picture.tsx';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import { ContentText } from '../../shell/messages/ContentText.tsx';
import { Video } from '../../content/Video.tsx';
import { useBlog } from '../../session/hooks/useLoadedContent.ts';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import { usePendingLayout } from '../../../ui/loading/usePendingLayout.ts';
import classes from './ArticlePage.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** One article of the magazine, by the id in the address (BLOG-002). */
export function ArticlePage() {
  const { t } = useTexts();
  const { id } = useParams();
  const blog = useBlog();
  const queries = useQueryClient();
  usePendingLayout(blog.kind === 'loading');
  const article = blog.kind === 'success' ? blog.value.entries.find((one) => one.id === id) : undefined;

  return (
    <article aria-busy={blog.kind === 'loading'} className={classes.article}>
      {article === undefined ? <PageHeading /> : <Article article={article} />}
      {blog.kind === 'loading' && (
        <>
          <span className="visuallyHidden">{t('magazine:loading')}</span>
          <Skeleton height={320} />
        </>
      )}
      {blog.kind === 'failed' && (
        <LoadProblem
          what={t('magazine:failed')}
          error={blog.error}
          onRetry={() => void queries.refetchQueries({ queryKey: ['content', 'blog'] })}
        />
      )}
      {blog.kind === 'success' && article === undefined && blog.value.lost === 0 && (
        <p>{t('magazine:gone')}</p>
      )}
      {blog.kind === 'success' && article === undefined && (
        <LostEntries of="articles" count={blog.value.lost} />
      )}
      {blog.kind !== 'loading' && (
        <p>
          <Link to="/blog">{t('magazine:all')}</Link>
        </p>
      )}
    </article>
  );
}

function Article({ article }: { readonly article: BlogArticle }) {
  const { title, teaser, image, video, content } = article;

  return (
    <>
      <PageHeading title={title}>
        <ArticleFacts article={article} day="updated" />
      </PageHeading>
      {video === null && image !== null && (
        <Picture picture={image} sizes="(min-width: 48rem) 47rem, 100vw" />
      )}
      {teaser !== '' && <p className={classes.teaser}>{teaser}</p>}
      {video !== null && <Video video={video} about={title} />}
      {content !== null && (
        <SectionBoundary>
          <ContentText document={content} below={1} />
        </SectionBoundary>
      )}
    </>
  );
}
