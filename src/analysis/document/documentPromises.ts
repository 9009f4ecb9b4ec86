import { say } from '../messages/messages.ts';
import type { WordedWizard } from '../flows/sentenceOfRule.ts';
import { promiseInWords } from './promiseInWords.ts';
import type { TextOf } from './FormTexts.ts';
import { table } from './markdown.ts';

/** What a form promises, before anything else it does. */
export function documentPromises(wizard: WordedWizard, text: TextOf): readonly string[] {
  if (wizard.promises.length === 0) return [];
  return [
    say('doc.promises'),
    '',
    ...table(
      [say('doc.sentence'), say('doc.exactly'), say('doc.requirement')],
      wizard.promises.map((promise) => [
        promise.says,
        promiseInWords(promise, wizard, text),
        promise.proves.join(', '),
      ]),
    ),
  ];
}
