import { say } from '../messages/messages.ts';
import type { WizardWithNames } from '../words/describeRule.ts';
import { describePromise } from './describePromise.ts';
import type { TextLookup } from './FormTexts.ts';
import { table } from './markdown.ts';

/** Lists the promises of a form, before everything else. */
export function documentPromises(wizard: WizardWithNames, text: TextLookup): readonly string[] {
  if (wizard.promises.length === 0) return [];
  return [
    say('doc.promises'),
    '',
    ...table(
      [say('doc.sentence'), say('doc.exactly'), say('doc.requirement')],
      wizard.promises.map((promise) => [
        promise.says,
        describePromise(promise, wizard, text),
        promise.proves.join(', '),
      ]),
    ),
  ];
}
