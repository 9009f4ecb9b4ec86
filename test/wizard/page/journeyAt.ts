import {
  advance,
  type CallReply,
  getCurrentDialog,
  getDialogKey,
  type Journey,
  type JourneyEvent,
  findLastReachableStep,
  openJourney,
  type Step,
  type Want,
} from '../../../src/engine/index.ts';
import type { SeenCall, SeenStep } from './drawnSteps.tsx';

const id = '00000000-0000-4000-8000-000000000000';

/** Returns a journey at a step with these answers. */
export function journeyAt({ walk, step }: SeenStep): Journey {
  const opened = openJourney(walk.wizard, walk.facts, null, id);
  return { ...opened, walk, at: { kind: 'step', step: step.id } };
}

/** Returns true when a call is sent by a press. */
export const isWrite = ({ call: { at } }: SeenCall) => 'submit' in at || 'continue' in at || 'press' in at;

/** The step from which a call is made. */
export function stepOfCall({ walk, call: { at } }: SeenCall): Step {
  const id = 'continue' in at ? at.continue : 'press' in at ? at.press.split('.')[0] : null;
  const step = id === null ? findLastReachableStep(walk) : walk.wizard.steps.find((one) => one.id === id);
  if (step === undefined) throw new Error('The call belongs to no step.');
  return step;
}

/** Returns a journey that waits for the answer of a call; earlier calls have succeeded. */
export function sentOff(seen: SeenCall): Journey {
  let [journey] = pressed(journeyAt({ walk: seen.walk, step: stepOfCall(seen) }), pressOf(seen));
  while (callAwaited(journey) !== seen.call.call) [journey] = answered(journey, { status: 204, body: null });
  return journey;
}

/** Returns the journey after an answer, including all data that are reloaded for it. */
export function answered(before: Journey, reply: CallReply): readonly [Journey, readonly Want[]] {
  const waits = before.foreground?.waits;
  if (waits?.kind !== 'answer') throw new Error('Nothing was sent.');
  const { journey, wants } = advance(before, { kind: 'answered', request: waits.id, reply }, []);
  if (journey.foreground?.waits.kind !== 'refetch') return [journey, wants];
  const rest = advance(journey, { kind: 'refetched' }, []);
  return [rest.journey, [...wants, ...rest.wants]];
}

function callAwaited({ foreground }: Journey): string {
  if (foreground?.waits.kind !== 'answer') throw new Error('Nothing was sent.');
  return foreground.waits.call.call;
}

/** Presses, confirms all questions before sending, and returns the sent requests. */
export function pressed(journey: Journey, event: JourneyEvent): readonly [Journey, readonly string[]] {
  let { journey: now, wants } = advance(journey, event, []);
  let sent = wants;
  for (let dialog = getCurrentDialog(now); dialog !== null; dialog = getCurrentDialog(now)) {
    ({ journey: now, wants } = advance(
      now,
      { kind: 'chose', dialog: getDialogKey(dialog), choice: 'next' },
      [],
    ));
    sent = [...sent, ...wants];
  }
  return [now, sent.flatMap((want) => (want.kind === 'send' ? [want.sent.operation] : []))];
}

/** Returns the event that sends a call. */
export function pressOf({ call: { at } }: SeenCall): JourneyEvent {
  return 'press' in at ? { kind: 'pressed', block: at.press } : { kind: 'continued' };
}
