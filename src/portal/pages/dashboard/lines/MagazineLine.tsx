import { IconBook } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { generatePath, Link } from 'react-router-dom';
import { useBlog } from '../../../session/hooks/useLoadedContent.ts';
import { LoadProblem } from '../../../shell/messages/LoadProblem.tsx';
import { LostEntries } from '../../../shell/messages/LostEntries.tsx';
import { useTexts } from '../../../../ui/texts/useTexts.ts';
import { Line } from './Line.tsx';

/** DASH-009. */
const mostArticles = 3;

/** The latest articles and a way to all; draws nothing when there are none. */
export function MagazineLine() {
  const { t } = useTexts();
  const blog = useBlog();
  const queries = useQueryClient();
  if (blog.kind === 'success' && blog.value.entries.length === 0 && blog.value.lost === 0) return null;

  return (
    <Line
      icon={IconBook}
      title={t('dashboard:magazine.title')}
      isBusy={blog.kind === 'loading'}
      action={<Link to="/blog">{t('magazine:all')}</Link>}
    >
      {blog.kind === 'loading' && <p>{t('magazine:loading')}</p>}
      {blog.kind === 'failed' && (
        <LoadProblem
          what={t('magazine:failed')}
          error={blog.error}
          onRetry={() => void queries.refetchQueries({ queryKey: ['content', 'blog'] })}
        />
      )}
      {blog.kind === 'success' && (
        <ul>
          {blog.value.entries.slice(0, mostArticles).map(({ id, title }) => (
            <li key={id}>
              <article>
                <h3>
                  <Link to={generatePath('/blog/article/:id', { id })}>{title}</Link>
                </h3>
              </article>
            </li>
          ))}
        </ul>
      )}
      {/* The magazine says how many of its articles are missing. */}
      {blog.kind === 'success' && blog.value.entries.length === 0 && (
        <LostEntries of="articles" count={blog.value.lost} />
      )}
    </Line>
  );
}
