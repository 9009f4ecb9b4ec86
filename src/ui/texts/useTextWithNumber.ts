import { omitNumber } from './omitNumber.ts';
import { useNumberMention } from './useNumberMention.ts';

/**
 * Returns a text without the number to call where another place of the page names it. A text that is no sentence without the number keeps
 * it, and counts as a card.
 */
export function useTextWithNumber(text: string, number: string): string {
  const without = omitNumber(text, number);
  const isNamed = number !== '' && text.includes(number);
  return useNumberMention(isNamed ? number : '', without === text ? 'card' : 'message') ? text : without;
}
