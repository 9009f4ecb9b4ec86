import type { ReviewPoint } from './Review.ts';

/** Creates a place to comment on, with what is not said of it left empty. */
export function createPoint(text: string, more: Partial<Omit<ReviewPoint, 'text'>> = {}): ReviewPoint {
  return { kind: 'place', text, details: [], technical: [], subject: null, ...more };
}
