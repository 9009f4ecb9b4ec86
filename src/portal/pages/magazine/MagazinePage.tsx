import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ArticleCard } from '../../content/ArticleCard.tsx';
import type { BlogArticle } from '../../content/loadBlog.ts';
import { useBlog } from '../../session/hooks/useLoadedContent.ts';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import { selectPage } from '../../../ui/buttons/selectPage.ts';
import { Pager } from '../../../ui/buttons/Pager.tsx';
import { usePendingLayout } from '../../../ui/loading/usePendingLayout.ts';
import classes from './MagazinePage.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** BLOG-003. */
const articlesPerPage = 6;
const magazinePageParameter = 'seite';

/** The articles of the magazine, newest first. They were loaded with the start (SHELL-006). */
export function MagazinePage() {
  const { t } = useTexts();
  const blog = useBlog();
  const queries = useQueryClient();
  usePendingLayout(blog.kind === 'loading');

  return (
    <div aria-busy={blog.kind === 'loading'}>
      <PageHeading>
        <p>{t('magazine:intro')}</p>
      </PageHeading>
      {blog.kind === 'loading' && (
        <div className={classes.articles}>
          <span className="visuallyHidden">{t('magazine:loading')}</span>
          <Skeleton height={320} />
          <Skeleton height={320} />
          <Skeleton height={320} />
        </div>
      )}
      {blog.kind === 'failed' && (
        <LoadProblem
          what={t('magazine:failed')}
          error={blog.error}
          onRetry={() => void queries.refetchQueries({ queryKey: ['content', 'blog'] })}
        />
      )}
      {blog.kind === 'success' && blog.value.entries.length === 0 && blog.value.lost === 0 && (
        <p>{t('magazine:empty')}</p>
      )}
      {blog.kind === 'success' && blog.value.entries.length > 0 && <Articles articles={blog.value.entries} />}
      {blog.kind === 'success' && <LostEntries of="articles" count={blog.value.lost} />}
    </div>
  );
}

function Articles({ articles }: { readonly articles: readonly BlogArticle[] }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const { items, page, last } = selectPage(articles, articlesPerPage, search.get(magazinePageParameter));
  const turnTo = (to: number) => () => setSearch({ [magazinePageParameter]: String(to) });

  return (
    <>
      <ul className={classes.articles}>
        {items.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      {last > 1 && (
        <Pager
          label={t('magazine:pager')}
          position={t('shell:pager.position', { page, last })}
          previous={{ label: t('shell:pager.previous'), onPress: page === 1 ? null : turnTo(page - 1) }}
          next={{ label: t('shell:pager.next'), onPress: page === last ? null : turnTo(page + 1) }}
        />
      )}
    </>
  );
}
