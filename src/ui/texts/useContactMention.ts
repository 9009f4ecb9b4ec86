import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type ContactMention, type ContactMentions, createContactMentions } from './contactMentions.ts';

/** The places of the page; a dialog and a folded text have their own. */
export const ContactMentionsContext = createContext<ContactMentions>(createContactMentions());

/**
 * Says whether this place names a telephone number or an e-mail address, so that each stands once on a page. Without a contact the answer
 * is true, and the place counts for nothing.
 */
export function useContactMention(contact: string, place: ContactMention['place']): boolean {
  const mentions = use(ContactMentionsContext);
  const mention = useMemo(() => ({ contact, place }), [contact, place]);
  useLayoutEffect(() => mentions.add(mention), [mentions, mention]);
  const read = () => contact === '' || mentions.names(mention);
  return useSyncExternalStore(mentions.subscribe, read, read);
}

/** Says whether a card or message of the page names the contact. */
export function useIsContactNamed(contact: string): boolean {
  const mentions = use(ContactMentionsContext);
  const read = () => mentions.isNamed(contact);
  return useSyncExternalStore(mentions.subscribe, read, read);
}
