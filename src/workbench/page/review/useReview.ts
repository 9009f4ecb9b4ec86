import { useEffect, useState } from 'react';
import type { ReviewAnswer, VersionsAnswer } from '../../model/review/ReviewApi.ts';
import type { StartAnswer } from '../../model/WorkbenchApi.ts';
import { askForReview, askForVersions } from '../askServer.ts';
import { describeRefusal } from '../describeRefusal.ts';

/** The result of a comparison; null while it is made. */
export type ReviewState = ReviewAnswer | null;

/** Compares with a revision, and again whenever the files or the saved versions are others. */
export function useReview(since: string, start: StartAnswer, saved: number): ReviewState {
  const [state, setState] = useState<{ readonly since: string; readonly answer: ReviewState }>();
  useEffect(() => {
    let isOver = false;
    void askForReview({ revision: since, isMeasured: false })
      .catch((error: unknown) => describeRefusal(error))
      .then((answer) => {
        if (!isOver) setState({ since, answer });
      });
    return () => {
      isOver = true;
    };
  }, [since, start, saved]);
  return state?.since === since ? state.answer : null;
}

/** The versions, read again whenever the files or the saved versions are others; null before they are there. */
export function useVersions(start: StartAnswer, saved: number): VersionsAnswer | null {
  const [versions, setVersions] = useState<VersionsAnswer | null>(null);
  useEffect(() => {
    let isOver = false;
    void askForVersions()
      .catch((error: unknown) => ({ problem: describeRefusal(error).why, changed: [], versions: [] }))
      .then((answer) => {
        if (!isOver) setVersions(answer);
      });
    return () => {
      isOver = true;
    };
  }, [start, saved]);
  return versions;
}
