import { omitContact } from './omitContact.ts';
import { useContactMention } from './useContactMention.ts';

/**
 * Returns a text without the number to call where another place of the page names it. A text that is no sentence without the number keeps
 * it, and counts as a card.
 */
export function useTextWithContact(text: string, number: string): string {
  const without = omitContact(text, number);
  const isNamed = number !== '' && text.includes(number);
  return useContactMention(isNamed ? number : '', without === text ? 'card' : 'message') ? text : without;
}
