/** A place of a page or dialog that can name a telephone number or an e-mail address. */
export interface ContactMention {
  /** The number or address as customers read it; empty: the place names none. */
  readonly contact: string;
  /** `card` names it always: that is its purpose. A `message` also reads well without it. */
  readonly place: 'card' | 'message';
}

/** The places of a page or dialog that can name a contact. */
export interface ContactMentions {
  /** Adds a place. Returns the function that removes it. */
  readonly add: (mention: ContactMention) => () => void;
  /** True when the place names the contact: a card always, and the oldest message while there is no card. */
  readonly names: (mention: ContactMention) => boolean;
  readonly isNamed: (contact: string) => boolean;
  /** Calls the listener after each change. Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an empty list. What is named in it counts as a card of `behind`, the page behind a dialog. */
export function createContactMentions(behind: ContactMentions | null = null): ContactMentions {
  let mentions: readonly ContactMention[] = [];
  const listeners = new Set<() => void>();
  function change(next: readonly ContactMention[]): void {
    mentions = next;
    for (const listener of listeners) listener();
  }
  return {
    add: (mention) => {
      if (mention.contact === '') return () => {};
      change([...mentions, mention]);
      const removeBehind = behind?.add({ contact: mention.contact, place: 'card' });
      return () => {
        change(mentions.filter((one) => one !== mention));
        removeBehind?.();
      };
    },
    names: (mention) => {
      if (mention.place === 'card') return true;
      const same = mentions.filter(({ contact }) => contact === mention.contact);
      // Before it is added, a place has all others in front of it.
      return same.every(({ place }) => place === 'message') && (same[0] ?? mention) === mention;
    },
    isNamed: (contact) => mentions.some((mention) => mention.contact === contact),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
