import type { DialogAnswer } from './format/Flow.ts';
import type { FlowDriver } from './driver/FlowDriver.ts';
import { say } from '../messages/messages.ts';

export interface Dialogs {
  /** Dialogs that are still expected to open, and what is chosen in each. */
  readonly choices: Map<string, DialogAnswer>;
  /** Dialogs that warn that an action cannot be undone. */
  readonly destructive: ReadonlySet<string>;
}

/** Chooses in every open dialog the answer of the flow. A dialog that the flow does not name is a failure. */
export async function answerDialogs(
  { choices: expected, destructive: warned }: Dialogs,
  driver: FlowDriver,
): Promise<string | null> {
  for (let seen = await driver.see(); seen.dialog !== null; seen = await driver.see()) {
    const { dialog, destructive } = seen;
    const choice = expected.get(dialog);
    if (choice === undefined) return say('flow.unexpected-dialog', { dialog });
    if (destructive !== undefined && destructive !== warned.has(dialog))
      return say(destructive ? 'flow.destructive-dialog' : 'flow.harmless-dialog', { dialog });
    expected.delete(dialog);
    const failed = await driver.choose(dialog, choice);
    if (failed !== null) return failed;
  }
  return null;
}

/** Returns the id of the dialog if the sentence reports a dialog without an answer in the flow. */
export function findUnansweredDialog(sentence: string): string | null {
  const [before = '', after = ''] = say('flow.unexpected-dialog', { dialog: '\n' }).split('\n');
  const from = sentence.indexOf(before);
  const until = sentence.indexOf(after, from + before.length);
  return from < 0 || until < 0 ? null : sentence.slice(from + before.length, until);
}

/** Presses "Weiter" if the flow goes to another step or expects a dialog that is not open yet. */
export async function continueFlow(
  at: string,
  goesOn: boolean,
  dialogs: Dialogs,
  driver: FlowDriver,
): Promise<string | null> {
  const isThere = async () => (await driver.see()).step === at;
  if ((goesOn || dialogs.choices.size > 0) && (await isThere())) {
    const failed = (await driver.next()) ?? (await answerDialogs(dialogs, driver));
    if (failed !== null) return failed;
  }
  const [missing] = dialogs.choices.keys();
  if (missing !== undefined) return say('flow.no-dialog', { dialog: missing });
  // A confirmed dialog may start calls before it leads on.
  return goesOn && (await isThere()) ? driver.next() : null;
}
