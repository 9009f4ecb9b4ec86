import type { Confirm } from '../../definition/Wizard.ts';
import { listCalls } from '../../submit/buildRequest.ts';
import { holds } from '../../walk/readWalk.ts';
import { getDialogKey, isAlreadyShown, openDialog } from '../dialogs.ts';
import { finish, endsWithoutSubmission } from '../finish.ts';
import type { Dialog, Run, Task } from '../Journey.ts';
import { findNextStep } from '../findNextStep.ts';
import { performEffects } from './performEffects.ts';
import { placeRun, removeRun } from './runs.ts';
import { sendCall } from './sendCall.ts';
import type { EventContext } from '../EventContext.ts';

/** Performs the tasks of a run until it waits or ends. */
export function runTasks(turn: EventContext, run: Run): void {
  let now: Run | null = run;
  while (now !== null && now.waits.kind === 'nothing') {
    const task: Task | undefined = now.tasks[0];
    now = task === undefined ? endRun(turn, now) : (performTask(turn, now, task) ?? endRun(turn, now));
  }
  if (now !== null) placeRun(turn, now);
}

function endRun(turn: EventContext, run: Run): null {
  removeRun(turn, run);
  return null;
}

/** Performs the first task of a run. Returns the run after it; null when the run ends here. */
function performTask(turn: EventContext, run: Run, task: Task): Run | null {
  const rest = run.tasks.slice(1);
  switch (task.kind) {
    case 'confirm':
      return openConfirmation(turn, run, task.ask);
    case 'calls': {
      const calls = listCalls(turn.journey.walk, task.moment);
      return { ...run, tasks: [...calls.map((call): Task => ({ kind: 'call', call })), ...rest] };
    }
    case 'call':
      return sendCall(turn, run, task.call);
    case 'effects':
      return performEffects(turn, run, task);
    case 'move': {
      const to = findNextStep(turn.journey, task.step);
      if (to === null)
        return { ...run, tasks: [{ kind: 'calls', moment: { submit: true } }, { kind: 'finish' }] };
      turn.wants.push({ kind: 'navigate', route: to.route, replace: false, state: to.tells });
      return null;
    }
    case 'finish':
      if (endsWithoutSubmission(turn.journey)) {
        const message = { text: 'messages:error.generic', params: {} };
        turn.wants.push({ kind: 'banner', level: 'error', message });
      } else finish(turn, { ...run, walk: turn.journey.walk }, {});
      return null;
  }
}

/** Opens a confirmation, unless it was given already or is not needed. */
function openConfirmation(
  turn: EventContext,
  run: Run,
  { id, when, once, closing, destructive }: Confirm,
): Run | null {
  const tasks = run.tasks.slice(1);
  if (isAlreadyShown(turn, id, once) || (when !== null && !holds(turn.journey.walk, when)))
    return { ...run, tasks };
  const dialog: Dialog = {
    kind: 'confirmation',
    id,
    once,
    closing: closing === 'proceed' ? 'next' : 'stay',
    destructive,
  };
  openDialog(turn, dialog);
  return { ...run, tasks, waits: { kind: 'choice', dialog: getDialogKey(dialog) } };
}
