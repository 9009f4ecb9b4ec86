import { buildReview, formatReviewPage, type Review } from '../../analysis/index.ts';
import type { CommandResult } from '../CommandResult.ts';
import { readComparedForms } from '../forms/readComparedForms.ts';
import { collectAllEvidence } from './collectAllEvidence.ts';
import { createPlayedFlows } from './createPlayedFlows.ts';
import { formatTrailer, listSignedParts } from './listSignedParts.ts';

/** A review, and the function that writes its page. */
export interface WrittenReview {
  readonly review: Review;
  /** `isMeasured`: with proof, flow tests and coverage, which take long. */
  readonly writePage: (isMeasured: boolean) => Promise<string>;
}

const budget = 20_000;

/** Reviews what changed since a revision; returns a result with the reason when it cannot. `form` null: all forms. */
export async function writeReview(
  root: string,
  revision: string,
  form: string | null,
): Promise<WrittenReview | CommandResult> {
  const compared = readComparedForms(root, revision, form);
  if ('code' in compared) return compared;
  const playedFlows = createPlayedFlows(root, compared.now);
  const review = await buildReview({ ...compared, revision, playedFlows }, budget);
  const trailers = listSignedParts(review).map(formatTrailer);
  return {
    review,
    writePage: async (isMeasured) =>
      formatReviewPage(
        review,
        trailers,
        isMeasured ? await collectAllEvidence(root, review, compared) : new Map(),
      ),
  };
}
