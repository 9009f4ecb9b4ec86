import type { SignablePart, VersionsAnswer } from '../../model/review/ReviewApi.ts';
import { say } from '../say.ts';
import { SaveVersion } from './SaveVersion.tsx';
import { VersionList } from './VersionList.tsx';
import classes from './Versions.module.css';

interface VersionsProps {
  /** Null before they are there. */
  readonly answer: VersionsAnswer | null;
  /** What the page of the review says, each to be signed on its own. */
  readonly parts: readonly SignablePart[];
  readonly onSaved: () => void;
}

/** Saves the changes, and shows the versions before. */
export function Versions({ answer, parts, onSaved }: VersionsProps) {
  return (
    <section className={classes['versions']} aria-labelledby="versions">
      <h2 id="versions" className={classes['title']}>
        {say('versions')}
      </h2>
      {answer === null ? (
        <output>{say('loading')}</output>
      ) : answer.problem === null ? (
        <>
          <SaveVersion changed={answer.changed} parts={parts} onSaved={onSaved} />
          <VersionList versions={answer.versions} />
        </>
      ) : (
        <p role="alert">{answer.problem}</p>
      )}
    </section>
  );
}
