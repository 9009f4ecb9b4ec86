import { type TextReader, type Scalar, writeValue } from '../../../engine/index.ts';

/** Reads `12.000`, `12 000`, `12000 km`, `0,5`, `0.5`. A point before exactly three digits groups thousands. */
export const readNumber: TextReader = (typed) => {
  const number = parseGermanNumber(typed);

  return number === null ? { code: 'number' } : { value: number };
};

export const writeNumber = (value: Scalar): string => writeValue('count', value);

function parseGermanNumber(typed: string): number | null {
  if (typed.length > longestNumber) return null;
  const plain = typed
    .replace(wordsBefore, '')
    .replace(/[., ]+$/, '')
    .replace(unitBehind, '')
    .replaceAll(/(?<=\d)[ '](?=\d{3}(?!\d))/g, '')
    .replace(/^- /, '-');
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain))
    return toSafeNumber(plain.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d+([.,]\d+)?$/.test(plain)) return toSafeNumber(plain.replace(',', '.'));

  return null;
}

/** No number of fifteen digits is longer with its words. */
const longestNumber = 60;
const wordsBefore = /^(?:(?:ca|circa|etwa|rund)\b[. ]*)+|^(?:EUR|€) ?/i;
/** The unit of a question stands beside its name. */
const unitBehind = / ?(?:km|Kilometer|EUR|Euro|€|%|Prozent)$/i;

/** Returns null beyond 15 digits, where the number would lose precision. */
function toSafeNumber(digits: string): number | null {
  return digits.replaceAll(/[-.]/g, '').length > 15 ? null : Number(digits) + 0;
}
