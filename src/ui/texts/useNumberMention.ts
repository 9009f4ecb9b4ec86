import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type NumberMention, type NumberMentions, createNumberMentions } from './numberMentions.ts';

/** The places of the page; a dialog and a folded text have their own. */
export const NumberMentionsContext = createContext<NumberMentions>(createNumberMentions());

/**
 * Says whether this place names a telephone number, so that each stands once on a page. Without a number the answer
 * is true, and the place counts for nothing.
 */
export function useNumberMention(number: string, place: NumberMention['place']): boolean {
  const mentions = use(NumberMentionsContext);
  const mention = useMemo(() => ({ number, place }), [number, place]);
  useLayoutEffect(() => mentions.add(mention), [mentions, mention]);
  const read = () => number === '' || mentions.names(mention);
  return useSyncExternalStore(mentions.subscribe, read, read);
}

/** Says whether a card or message of the page names the number. */
export function useIsNumberNamed(number: string): boolean {
  const mentions = use(NumberMentionsContext);
  const read = () => mentions.isNamed(number);
  return useSyncExternalStore(mentions.subscribe, read, read);
}
