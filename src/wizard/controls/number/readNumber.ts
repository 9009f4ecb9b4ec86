import type { Read, Scalar } from '../../../engine/index.ts';

const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 10 });
const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `12.000`, `12 000`, `12000`, `0,5`, `0.5`. A point before exactly three digits groups thousands. */
export const readNumber: Read = (typed) => {
  const number = numberOf(typed);

  return number === null ? { code: 'number' } : { value: number };
};

export const writeNumber = (value: Scalar): string =>
  typeof value === 'number' ? german.format(value) : String(value);

/** An amount in euro with at most two decimals. */
export const readAmount: Read = (typed) => {
  const number = numberOf(typed.replace(/\s*(€|EUR|Euro)$/i, ''));

  return number === null || Math.round(number * 100) / 100 !== number ? { code: 'money' } : { value: number };
};

export const writeAmount = (value: Scalar): string =>
  typeof value === 'number' ? cents.format(value) : String(value);

function numberOf(typed: string): number | null {
  const plain = typed.replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(/^[−–]\s*/, '-');
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain)) return finite(plain.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d+([.,]\d+)?$/.test(plain)) return finite(plain.replace(',', '.'));

  return null;
}

/** Beyond 15 digits a number would silently become another one. */
function finite(digits: string): number | null {
  return digits.replaceAll(/[-.]/g, '').length > 15 ? null : Number(digits) + 0;
}
