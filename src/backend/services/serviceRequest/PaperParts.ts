import type { Policy } from '../../../protocol/index.ts';
import type { Texts } from '../../texts/createTexts.ts';

/** Data for a paper about a contract. */
export interface PaperParts {
  readonly policy: Policy;
  /** The name of the person or company the paper is for. */
  readonly holder: string;
  readonly today: string;
  readonly texts: Texts;
}
