import type { FormVocabulary } from './naming/FormVocabulary.ts';
import type { Difference } from './listStepDifferences.ts';

/** A difference in one German sentence, with an example of both forms. */
export interface DifferenceSentence {
  readonly sentence: string;
  readonly old: string;
  readonly new: string;
}

/** Words of one aspect; `old` and `now` are the words of the two forms. */
export type DifferenceFormatter = (
  difference: Difference,
  old: FormVocabulary,
  now: FormVocabulary,
) => DifferenceSentence;
