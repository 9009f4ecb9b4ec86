import { checkEachWizard, type Check } from '../LintSubject.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';

/** Finds promises with the same words: a report could not tell which one is broken. */
export const repeatedPromise: Check = checkEachWizard(({ id, wizard }) =>
  wizard.promises.flatMap(({ says, index }) =>
    wizard.promises.findIndex((other) => other.says === says) === index
      ? []
      : [
          {
            file: `rules/${id}.json`,
            pointer: formatPointer('promises', index, 'says'),
            ...mistake('repeated-promise', { says }),
          },
        ],
  ),
);

/** Finds promises that read no answer and name no part of the form, so that the form cannot change their result. */
export const emptyPromise: Check = checkEachWizard(({ id, wizard }) =>
  wizard.promises.flatMap(({ says, holds, index, kind }) =>
    holds.reads.length > 0 || holds.subjects.length > 0
      ? []
      : [
          {
            file: `rules/${id}.json`,
            pointer: formatPointer('promises', index, kind),
            ...mistake('empty-promise', { says }),
          },
        ],
  ),
);
