import { describe, expect, it } from 'vitest';
import { type NumberMention, createNumberMentions } from '../../../src/ui/texts/numberMentions.ts';

const card: NumberMention = { number: '030 1', place: 'card' };
const message: NumberMention = { number: '030 1', place: 'message' };
const later: NumberMention = { number: '030 1', place: 'message' };
const other: NumberMention = { number: '030 2', place: 'message' };
const none: NumberMention = { number: '', place: 'message' };

describe('BRAND-005 a number stands once on a page', () => {
  it.each([
    ['one message names it', [message], message, true],
    ['of two messages the older one names it', [message, later], message, true],
    ['of two messages the newer one is silent', [message, later], later, false],
    ['a message beside a card is silent', [message, card], message, false],
    ['a card names it beside messages', [message, card], card, true],
    ['another number has its own place', [message, other], other, true],
    ['a message that is about to be drawn is silent beside an older one', [message], later, false],
    ['a message that is about to be drawn alone names it', [], message, true],
  ])('%s', (_, added, asked, isNamed) => {
    const mentions = createNumberMentions();
    for (const mention of added) mentions.add(mention);

    expect(mentions.names(asked)).toBe(isNamed);
  });

  it('the next message names it once the first is gone, and the help once all are gone', () => {
    const mentions = createNumberMentions();
    const [removeFirst, removeSecond] = [message, later].map(mentions.add);

    removeFirst?.();
    expect(mentions.names(later)).toBe(true);
    expect(mentions.isNamed('030 1')).toBe(true);
    removeSecond?.();
    expect(mentions.isNamed('030 1')).toBe(false);
  });

  it('a dialog names it once, and while it is open the page behind it is silent', () => {
    const page = createNumberMentions();
    page.add(message);
    const dialog = createNumberMentions(page);
    const close = dialog.add(later);

    expect([dialog.names(later), page.names(message)]).toEqual([true, false]);
    close();
    expect(page.names(message)).toBe(true);
  });

  it('a text without a number counts for nothing', () => {
    const mentions = createNumberMentions();
    mentions.add(none);

    expect(mentions.isNamed('')).toBe(false);
  });
});
