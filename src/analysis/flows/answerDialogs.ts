import type { DialogAnswer } from './format/Flow.ts';
import type { FlowDriver } from './driver/FlowDriver.ts';
import { say } from '../messages/messages.ts';

export interface Dialogs {
  /** Dialogs that are still expected to open, and what is chosen in each. */
  readonly choices: Map<string, DialogAnswer>;
  /** Those that warn that nothing can be undone. */
  readonly destructive: ReadonlySet<string>;
}

/** Chooses in every dialog that is open what the flow says; a dialog the flow does not know fails it. */
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

/** The dialog that a flow gave no answer for, when this is the sentence that says so. */
export function unansweredDialog(sentence: string): string | null {
  const [before = '', after = ''] = say('flow.unexpected-dialog', { dialog: '\n' }).split('\n');
  const from = sentence.indexOf(before);
  const until = sentence.indexOf(after, from + before.length);
  return from < 0 || until < 0 ? null : sentence.slice(from + before.length, until);
}

/** Presses "Weiter" when another step is to follow, or a dialog that is not open yet. */
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
  // What was confirmed may have calls before it leads on.
  return goesOn && (await isThere()) ? driver.next() : null;
}
