import { formatDay } from '../../calendar/index.ts';
import type { BlogArticle } from './loadBlog.ts';
import classes from './ArticleCard.module.css';
import { useTexts } from '../../ui/texts/useTexts.ts';

interface ArticleFactsProps {
  readonly article: BlogArticle;
  /** The day of the first or of the last version. */
  readonly day: 'created' | 'updated';
}

/** Day and reading time of an article, in one line. */
export function ArticleFacts({ article, day }: ArticleFactsProps) {
  const { t } = useTexts();
  const { [day]: date, readingTime } = article;

  return (
    <p className={classes.facts}>
      {date !== '' && <time dateTime={date}>{t(`magazine:${day}`, { date: formatDay(date) })}</time>}
      {readingTime !== null && <span>{t('magazine:readingTime', { count: readingTime })}</span>}
    </p>
  );
}
