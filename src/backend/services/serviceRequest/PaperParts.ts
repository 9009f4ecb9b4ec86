import type { Policy } from '../../../protocol/index.ts';
import type { Texts } from '../../texts/createTexts.ts';

/** What a paper about a contract is made from. */
export interface PaperParts {
  readonly policy: Policy;
  /** Whom it is made out to. */
  readonly holder: string;
  readonly today: string;
  readonly texts: Texts;
}
