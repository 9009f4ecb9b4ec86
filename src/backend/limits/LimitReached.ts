import type { UsedUp } from './spend.ts';

/** Thrown when a use is refused during other work, so that all of that work is undone. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
  readonly usedUp: UsedUp;

  constructor(usedUp: UsedUp) {
    super(usedUp.limit);
    this.usedUp = usedUp;
  }
}
