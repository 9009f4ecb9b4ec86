import type { Version } from '../../model/review/ReviewApi.ts';
import { say } from '../say.ts';
import { openReview } from '../useWorkbench.ts';
import classes from './Review.module.css';

interface RevisionChoiceProps {
  readonly since: string;
  readonly versions: readonly Version[];
}

/** Chooses the revision that everything is compared with: the last one, one with a tag, or any of the list. */
export function RevisionChoice({ since, versions }: RevisionChoiceProps) {
  const tag = versions.find((version) => version.tag !== null)?.tag ?? null;
  const isKnown = since === 'HEAD' || since === tag || versions.some(({ id }) => id === since);
  return (
    <label className={classes['field']}>
      <span>{say('review.since')}</span>
      <select value={since} onChange={({ target }) => openReview(target.value)}>
        <option value="HEAD">{say('review.since.last')}</option>
        {tag !== null && <option value={tag}>{say('review.since.tag', { tag })}</option>}
        {!isKnown && <option value={since}>{since}</option>}
        {versions.map(({ id, day, says }) => (
          <option key={id} value={id}>
            {say('review.since.version', { day, says })}
          </option>
        ))}
      </select>
    </label>
  );
}
