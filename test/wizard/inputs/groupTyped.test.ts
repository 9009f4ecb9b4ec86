import { describe, expect, it } from 'vitest';
import { controlTypes } from '../../../src/wizard/controls/controlTypes.ts';
import { groupTyped } from '../../../src/wizard/inputs/typed/groupTyped.ts';

/** The caret is a bar. */
function shown(typed: string, by: string): string | null {
  const caret = typed.indexOf('|');
  const grouped = groupTyped(controlTypes.iban, { text: typed.replace('|', ''), caret, by });
  return grouped && `${grouped.text.slice(0, grouped.caret)}|${grouped.text.slice(grouped.caret)}`;
}

describe('an IBAN is in groups of four while it is typed', () => {
  it.each([
    ['the first group', 'DE89|', 'DE89|'],
    ['the next character', 'DE893|', 'DE89 3|'],
    ['lower case', 'de893|', 'DE89 3|'],
    ['in the middle', 'DE89 37|0 4004 4', 'DE89 37|04 0044'],
    ['at the end of a group the caret goes on behind the space', 'DE8|9 3704', 'DE8|9 3704'],
    ['a group that became full', 'DE89 370X| 4004', 'DE89 370X |4004'],
    ['a space typed by hand', 'DE89 |', 'DE89|'],
    ['hyphens and dots', 'DE89-3704.0044|', 'DE89 3704 0044|'],
    ['too many characters', `${'DE89'.repeat(9)}|`, `${Array.from({ length: 9 }, () => 'DE89').join(' ')}|`],
  ])('%s', (_, typed, expected) => {
    expect(shown(typed, 'insertText')).toBe(expected);
  });

  it.each([
    ['a space', ' '],
    ['a tab', '\t'],
    ['a line break', '\n'],
    ['a no-break space', '\u00a0'],
    ['a narrow no-break space', '\u202f'],
    ['an ideographic space', '\u3000'],
    ['a space of no width', '\u200b'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
  ])('PAY-029 pasted with %s', (_, space) => {
    expect(shown(`DE89${space}3704${space}0044|`, 'insertFromPaste')).toBe('DE89 3704 0044|');
  });

  it.each([
    ['the last character of a group', 'DE89 |704', 'DE89| 704', 'deleteContentBackward'],
    [
      'the space between groups: the character before it',
      'DE89|3704 00',
      'DE8|3 7040 0',
      'deleteContentBackward',
    ],
    [
      'the space between groups, forwards: the character behind it',
      'DE89|3704 00',
      'DE89| 7040 0',
      'deleteContentForward',
    ],
    ['a selection', 'DE89| 0044', 'DE89| 0044', 'deleteByCut'],
    ['everything', '|', '|', 'deleteContentBackward'],
  ])('removes %s', (_, typed, expected, by) => {
    expect(shown(typed, by)).toBe(expected);
  });

  it.each(['DE89 3704 !|', 'Köln|', '12,50|'])('leaves alone what is none: %s', (typed) => {
    expect(shown(typed, 'insertText')).toBeNull();
  });
});
