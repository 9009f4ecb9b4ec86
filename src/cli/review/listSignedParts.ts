import { createHash } from 'node:crypto';
import type { Review } from '../../analysis/index.ts';
import { say } from '../messages.ts';

/** A part that is signed on its own: a changed form, or everything that belongs to no form alone (`_shared`). */
export interface SignedPart {
  readonly id: string;
  readonly title: string;
  /** Of everything that the page says about it, so that any other sentence needs a new signature. */
  readonly digest: string;
}

/** The id of what forms share, which no form can have. */
const sharedId = '_shared';

/** Lists what has to be signed. What several forms share counts for each form that reads it. */
export function listSignedParts({ forms, shared }: Review): readonly SignedPart[] {
  const parts = forms.map(({ id, title, ...own }) => {
    const read = shared.filter((section) => section.forms.includes(id));
    return { id, title, digest: createDigest([own, read]) };
  });
  const ofNoForm = shared.filter((section) => section.forms.length === 0);
  return ofNoForm.length === 0
    ? parts
    : [...parts, { id: sharedId, title: say('review.shared'), digest: createDigest(ofNoForm) }];
}

/** The line with which a commit says that a part was read. */
export function formatTrailer({ id, digest }: Pick<SignedPart, 'id' | 'digest'>): string {
  return `Reviewed-form: ${id} ${digest}`;
}

function createDigest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
