import type { Paper } from '../../pdf/Paper.ts';

/** A document that is derived from a contract. It is drawn on request and not stored. */
export interface DerivedDocument {
  /** Stays the same as long as the document does: a new certificate or invoice has another id. */
  readonly id: string;
  readonly fileName: string;
  /** The day of the document. */
  readonly day: string;
  readonly draw: () => Pick<Paper, 'title' | 'day' | 'blocks'>;
}
