/** A place of a page or dialog that can name a telephone number. */
export interface NumberMention {
  /** The number as customers read it; empty: the place names none. */
  readonly number: string;
  /** `card` names it always: that is its purpose. A `message` also reads well without it. */
  readonly place: 'card' | 'message';
}

/** The places of a page or dialog that can name a number. */
export interface NumberMentions {
  /** Adds a place. Returns the function that removes it. */
  readonly add: (mention: NumberMention) => () => void;
  /** True when the place names the number: a card always, and the oldest message while there is no card. */
  readonly names: (mention: NumberMention) => boolean;
  readonly isNamed: (number: string) => boolean;
  /** Calls the listener after each change. Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an empty list. What is named in it counts as a card of `behind`, the page behind a dialog. */
export function createNumberMentions(behind: NumberMentions | null = null): NumberMentions {
  let mentions: readonly NumberMention[] = [];
  const listeners = new Set<() => void>();
  function change(next: readonly NumberMention[]): void {
    mentions = next;
    for (const listener of listeners) listener();
  }
  return {
    add: (mention) => {
      if (mention.number === '') return () => {};
      change([...mentions, mention]);
      const removeBehind = behind?.add({ number: mention.number, place: 'card' });
      return () => {
        change(mentions.filter((one) => one !== mention));
        removeBehind?.();
      };
    },
    names: (mention) => {
      if (mention.place === 'card') return true;
      const same = mentions.filter(({ number }) => number === mention.number);
      // Before it is added, a place has all others in front of it.
      return same.every(({ place }) => place === 'message') && (same[0] ?? mention) === mention;
    },
    isNamed: (number) => mentions.some((mention) => mention.number === number),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
