import { type TextReader, type Scalar, writeValue } from '../../../engine/index.ts';

/** Reads `12.000`, `12 000`, `12000`, `0,5`, `0.5`. A point before exactly three digits groups thousands. */
export const readNumber: TextReader = (typed) => {
  const number = parseGermanNumber(typed);

  return number === null ? { code: 'number' } : { value: number };
};

export const writeNumber = (value: Scalar): string => writeValue('count', value);

function parseGermanNumber(typed: string): number | null {
  const plain = typed.replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(/^[−–]\s*/, '-');
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain))
    return toSafeNumber(plain.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d+([.,]\d+)?$/.test(plain)) return toSafeNumber(plain.replace(',', '.'));

  return null;
}

/** Returns null beyond 15 digits, where the number would lose precision. */
function toSafeNumber(digits: string): number | null {
  return digits.replaceAll(/[-.]/g, '').length > 15 ? null : Number(digits) + 0;
}
