import { advance } from './advance.ts';
import type { Journey } from './Journey.ts';
import type { JourneyEvent } from './JourneyEvent.ts';
import type { Want } from './Want.ts';

/** One function per want: a new want is a compile error wherever wants are performed. */
export type Performer = {
  readonly [Kind in Want['kind']]: (want: Extract<Want, { kind: Kind }>) => void;
};

interface Drive {
  readonly read: () => Journey;
  readonly publish: (journey: Journey) => void;
  readonly performer: Performer;
  /** What was said in this session, of what counts as said for as long. */
  readonly seen: () => readonly string[];
}

/** How to tell a journey what happened: one event at a time, and what it wants is performed after the journey was published. */
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
