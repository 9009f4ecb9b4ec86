import { useState } from 'react';
import type { StartAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { Download } from './Download.tsx';
import { RevisionChoice } from './RevisionChoice.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';
import { Versions } from '../versions/Versions.tsx';
import { type ReviewState, useReview, useVersions } from './useReview.ts';
import classes from './Review.module.css';

interface ReviewPageProps {
  readonly since: string;
  readonly start: StartAnswer;
}

/** Shows the changes since a revision as the page that a department signs. It follows the files. */
export function ReviewPage({ since, start }: ReviewPageProps) {
  const [saved, setSaved] = useState(0);
  const review = useReview(since, start, saved);
  const versions = useVersions(start, saved);
  return (
    <div className={classes['page']}>
      <h1 className={classes['title']}>{say('review.title')}</h1>
      <p className={classes['lead']}>{say('review.lead')}</p>
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <div className={classes['bar']}>
            <RevisionChoice since={since} versions={versions?.versions ?? []} />
            {review?.kind === 'page' && <Download key={since} since={since} />}
          </div>
          <Comparison review={review} since={since} />
        </div>
        <Versions
          answer={versions}
          parts={review?.kind === 'page' ? review.parts : []}
          onSaved={() => setSaved(saved + 1)}
        />
      </div>
    </div>
  );
}

function Comparison({ review, since }: { readonly review: ReviewState; readonly since: string }) {
  if (review === null) return <output className={classes['wait']}>{say('review.working')}</output>;
  if (review.kind === 'page')
    return (
      <>
        {review.unread !== null && <p role="alert">{review.unread}</p>}
        <ReviewFrame html={review.html} since={since} forms={review.forms} />
      </>
    );
  return (
    <div role="alert" className={classes['refused']}>
      <strong>{say('review.failed')}</strong>
      <span>{review.why}</span>
    </div>
  );
}
