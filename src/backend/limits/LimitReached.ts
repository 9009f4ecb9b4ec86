import type { UsedUp } from './spend.ts';

/** Thrown where a use is refused in the midst of work, so that nothing of that work happens either. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
  readonly usedUp: UsedUp;

  constructor(usedUp: UsedUp) {
    super(usedUp.limit);
    this.usedUp = usedUp;
  }
}
