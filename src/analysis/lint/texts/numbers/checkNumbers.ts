import { mistake } from '../../../messages/messages.ts';
import { checkEachText } from '../checkEachText.ts';
import { listOverlayParameters } from '../checkTexts.ts';

/** The limit that a message is about, by its error. */
const limitOf: Readonly<Record<string, 'min' | 'max'>> = {
  tooShort: 'min',
  tooSmall: 'min',
  tooEarly: 'min',
  tooFewRows: 'min',
  tooLong: 'max',
  tooLarge: 'max',
  tooLate: 'max',
  tooManyRows: 'max',
};

/** Finds messages about one limit that name the other alone. */
export const swappedLimit = checkEachText((text, key) => {
  const code = key.slice(key.lastIndexOf('.') + 1);
  const expected = limitOf[code];
  if (expected === undefined) return [];
  const named = listOverlayParameters(text);
  const other = expected === 'min' ? 'max' : 'min';
  if (!named.includes(other) || named.includes(expected)) return [];
  return [mistake('swapped-limit', { code, found: `{${other}}`, expected: `{${expected}}` })];
});
