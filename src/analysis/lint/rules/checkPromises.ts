import { perWizard, type Check } from '../LintSubject.ts';
import { mistake } from '../../messages/messages.ts';
import { pointerTo } from '../shared/pointerTo.ts';

/** Two promises in the same words: a reader could not tell which one is broken. */
export const repeatedPromise: Check = perWizard(({ id, wizard }) =>
  wizard.promises.flatMap(({ says, index }) =>
    wizard.promises.findIndex((other) => other.says === says) === index
      ? []
      : [
          {
            file: `rules/${id}.json`,
            pointer: pointerTo('promises', index, 'says'),
            ...mistake('repeated-promise', { says }),
          },
        ],
  ),
);

/** A promise that reads no answer and names no part of the form holds or fails whatever the form does. */
export const emptyPromise: Check = perWizard(({ id, wizard }) =>
  wizard.promises.flatMap(({ says, holds, index, kind }) =>
    holds.reads.length > 0 || holds.subjects.length > 0
      ? []
      : [
          {
            file: `rules/${id}.json`,
            pointer: pointerTo('promises', index, kind),
            ...mistake('empty-promise', { says }),
          },
        ],
  ),
);
