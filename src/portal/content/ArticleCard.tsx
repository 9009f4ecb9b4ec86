import { generatePath, Link } from 'react-router-dom';
import classes from './ArticleCard.module.css';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { BlogArticle } from './loadBlog.ts';
import { Picture } from './Picture.tsx';

interface ArticleCardProps {
  readonly article: BlogArticle;
  readonly level?: 2 | 3;
}

/** An article in a list: its title is the link, and the whole card takes the press. */
export function ArticleCard({ article, level = 2 }: ArticleCardProps) {
  const { id, title, teaser, image } = article;
  const Heading = level === 2 ? 'h2' : 'h3';

  return (
    <article className={classes.card}>
      {image !== null && (
        <Picture picture={image} sizes="(min-width: 62.5rem) 22rem, (min-width: 40rem) 50vw, 100vw" />
      )}
      <div className={classes.text}>
        <Heading className={classes.title}>
          <Link to={generatePath('/blog/article/:id', { id })} className={classes.link}>
            {title}
          </Link>
        </Heading>
        {teaser !== '' && <p>{teaser}</p>}
        <ArticleFacts article={article} day="created" />
      </div>
    </article>
  );
}
