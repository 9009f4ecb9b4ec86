import type { Paper } from '../../pdf/Paper.ts';

/** A document that follows from what is known of a contract. It is drawn when somebody wants it, and kept nowhere. */
export interface DerivedDocument {
  /** The same as long as it is the same document: a new certificate or invoice has another one. */
  readonly id: string;
  readonly fileName: string;
  /** The day it is from. */
  readonly day: string;
  readonly draw: () => Pick<Paper, 'title' | 'day' | 'blocks'>;
}
