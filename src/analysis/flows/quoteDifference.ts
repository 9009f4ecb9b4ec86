import { looksAlike, writeCodes } from '../../plain/looksAlike.ts';

/**
 * Writes two values that differ as JSON. Where a reader would see the same text twice, what nobody sees or what only looks like a letter is
 * written as its code.
 * @example quoteDifference('Köln\u200b', 'Köln') // { is: '"Köln\\u200b"', expected: '"Köln"' }
 */
export function quoteDifference(
  is: unknown,
  expected: unknown,
): { readonly is: string; readonly expected: string } {
  const [left, right] = [JSON.stringify(is) ?? '', JSON.stringify(expected) ?? ''];
  return looksAlike(left, right)
    ? { is: writeCodes(left), expected: writeCodes(right) }
    : { is: left, expected: right };
}
