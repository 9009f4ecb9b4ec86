import type { JourneyEvent, PagelessJourney } from '../../../engine/index.ts';

/** Each of these actions counts one: an answer, a file, a row more or less, a button, a choice in a dialog, a step on or back, sending. */
const countedEvents: Readonly<Record<JourneyEvent['kind'], boolean>> = {
  changed: true,
  fileChosen: true,
  fileRetried: true,
  askedToEdit: true,
  continued: true,
  wentBack: true,
  edited: true,
  pressed: true,
  retried: true,
  chose: true,
  fieldLeft: false,
  progressed: false,
  answered: false,
  paused: false,
  refetched: false,
  factsMoved: false,
  routeShown: false,
  leaving: false,
  notStored: false,
  discarded: false,
  sessionEnded: false,
  closed: false,
};

/** Returns the journey with a counter of the customer's actions. */
export function countPresses(journey: PagelessJourney): {
  readonly journey: PagelessJourney;
  readonly presses: () => number;
} {
  let done = 0;
  return {
    presses: () => done,
    journey: {
      ...journey,
      dispatch(event) {
        if (countedEvents[event.kind]) done += 1;
        return journey.dispatch(event);
      },
    },
  };
}
