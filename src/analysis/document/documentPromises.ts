import type { WordedWizard } from '../flows/sentenceOfRule.ts';
import { promiseInWords } from './promiseInWords.ts';
import type { TextOf } from './FormTexts.ts';
import { table } from './markdown.ts';

/** What a form promises, before anything else it does. */
export function documentPromises(wizard: WordedWizard, text: TextOf): readonly string[] {
  if (wizard.promises.length === 0) return [];
  return [
    '## Was immer gilt',
    '',
    ...table(
      ['Satz', 'Genau', 'Anforderung'],
      wizard.promises.map((promise) => [
        promise.says,
        promiseInWords(promise, wizard, text),
        promise.proves.join(', '),
      ]),
    ),
  ];
}
