import { writeReview } from '../../../cli/review/writeReview.ts';
import { findValidSignature } from '../../../cli/review/judgeSignatures.ts';
import { formatTrailer, listSignedParts } from '../../../cli/review/listSignedParts.ts';
import { readSignatures } from '../../../cli/review/readSignatures.ts';
import type { ReviewAnswer, ReviewQuestion } from '../../model/review/ReviewApi.ts';

/** Creates the work of the thread of reviews: the page that `forms review` writes, and which parts of it are signed. */
export function reviewChanges(root: string) {
  return async ({ revision, isMeasured }: ReviewQuestion): Promise<ReviewAnswer> => {
    const written = await writeReview(root, revision, null);
    if ('code' in written) return { kind: 'refused', why: written.text };
    const html = await written.writePage(isMeasured);
    const read = readSignatures(root, revision);
    const signatures = typeof read === 'string' ? [] : read;
    return {
      kind: 'page',
      html,
      forms: written.review.forms.map(({ id }) => id),
      parts: listSignedParts(written.review).map((part) => ({
        id: part.id,
        title: part.title,
        trailer: formatTrailer(part),
        signedBy: findValidSignature(part, signatures) ?? null,
      })),
      unread: typeof read === 'string' ? read : null,
    };
  };
}
