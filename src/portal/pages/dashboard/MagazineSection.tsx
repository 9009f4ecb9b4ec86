import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useBlog } from '../../session/hooks/useLoadedContent.ts';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import classes from './MagazineSection.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The card is loaded with the articles, not with the page. */
const ArticleCard = lazy(async () => ({
  default: (await import('../../content/ArticleCard.tsx')).ArticleCard,
}));

/** DASH-009. */
const mostArticles = 3;

/** The latest articles. Placeholders keep their space while they load; without articles there is no section. */
export function MagazineSection() {
  const { t } = useTexts();
  const blog = useBlog();
  const queries = useQueryClient();
  if (blog.kind === 'success' && blog.value.entries.length === 0 && blog.value.lost === 0) return null;

  return (
    <section className={classes.magazine} aria-labelledby="magazine" aria-busy={blog.kind === 'loading'}>
      <div className={classes.head}>
        <h2 id="magazine">{t('dashboard:magazine.title')}</h2>
        <Link to="/blog">{t('magazine:all')}</Link>
      </div>
      {blog.kind === 'loading' && <Places />}
      {blog.kind === 'failed' && (
        <LoadProblem
          what={t('magazine:failed')}
          error={blog.error}
          onRetry={() => void queries.refetchQueries({ queryKey: ['content', 'blog'] })}
        />
      )}
      {blog.kind === 'success' && (
        <Suspense fallback={<Places />}>
          <ul className={classes.articles}>
            {blog.value.entries.slice(0, mostArticles).map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} level={3} />
              </li>
            ))}
          </ul>
        </Suspense>
      )}
      {blog.kind === 'success' && <LostEntries of="articles" count={blog.value.lost} />}
    </section>
  );
}

/** Placeholders with the height of articles. */
function Places() {
  const { t } = useTexts();
  return (
    <div className={classes.articles}>
      <span className="visuallyHidden">{t('magazine:loading')}</span>
      {Array.from({ length: mostArticles }, (_, place) => (
        <div key={place} className={classes.place} />
      ))}
    </div>
  );
}
