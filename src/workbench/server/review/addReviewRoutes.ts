import type { Hono } from 'hono';
import { asRecord } from '../../../plain/isRecord.ts';
import type { ReviewAnswer, ReviewQuestion } from '../../model/review/ReviewApi.ts';
import { say } from '../messages.ts';

export interface ReviewParts {
  /** Compares the definitions with a revision. */
  readonly review: (question: ReviewQuestion) => Promise<ReviewAnswer>;
}

/** Adds the route that compares the definitions with a revision. It writes nothing. */
export function addReviewRoutes(app: Hono, { review }: ReviewParts): void {
  app.post('/api/reviews', async (context) => {
    const { revision, isMeasured } = asRecord(await context.req.json());
    if (typeof revision !== 'string') return context.text(say('no-such'), 400);
    try {
      return context.json(await review({ revision, isMeasured: isMeasured === true }));
    } catch (error) {
      return context.text(error instanceof Error ? error.message : String(error), 500);
    }
  });
}
