import { writeReview } from '../../../cli/review/writeReview.ts';
import type { ReviewAnswer, ReviewQuestion } from '../../model/review/ReviewApi.ts';

/** Creates the work of the thread of reviews: the page that `forms review` writes. */
export function reviewChanges(root: string) {
  return async ({ revision, isMeasured }: ReviewQuestion): Promise<ReviewAnswer> => {
    const written = await writeReview(root, revision, null);
    if ('code' in written) return { kind: 'refused', why: written.text };
    const html = await written.writePage(isMeasured);
    return { kind: 'page', html, forms: written.review.forms.map(({ id }) => id) };
  };
}
