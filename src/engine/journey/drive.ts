import { advance } from './advance.ts';
import type { Journey } from './Journey.ts';
import type { JourneyEvent } from './JourneyEvent.ts';
import type { Want } from './Want.ts';

/** One function per want, so that a new want without a function does not compile. */
export type Performer = {
  readonly [Kind in Want['kind']]: (want: Extract<Want, { kind: Kind }>) => void;
};

interface Drive {
  readonly read: () => Journey;
  readonly publish: (journey: Journey) => void;
  readonly performer: Performer;
  /** Returns the ids of notices and confirmations that were shown in this session. */
  readonly seen: () => readonly string[];
}

/** Returns a function that passes events to a journey, one at a time. Wants are performed after the journey was published. @public */
export function drive({ read, publish, performer, seen }: Drive): (event: JourneyEvent) => void {
  const waiting: JourneyEvent[] = [];
  let isDriving = false;
  return (event) => {
    waiting.push(event);
    if (isDriving) return;
    isDriving = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const before = read();
        const { journey, wants } = advance(before, next, seen());
        if (journey !== before) publish(journey);
        for (const want of wants) (performer[want.kind] as (want: Want) => void)(want);
      }
    } finally {
      isDriving = false;
    }
  };
}
