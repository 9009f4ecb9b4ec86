import { isDay } from '../../../calendar/index.ts';
import { type TextReader, type Scalar, writeValue } from '../../../engine/index.ts';

/** The first three letters of each month, with umlauts written out. */
const months = ['jan', 'feb', 'mae', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];
const otherSpellings: Readonly<Record<string, string>> = { mar: 'mae', mrz: 'mae', jae: 'jan' };

/** Reads a typed date as `yyyy-mm-dd`. Two-digit years below 70 belong to this century. */
export const readDate: TextReader = (typed) => read(typed, { shortYears: true, lastYear: 2199 });

/**
 * Like `readDate`, but requires four digits of the year, 1900 to 2100, because the century of a birth date must be clear (ACT-019,
 * ACT-020).
 */
export const readFullDate: TextReader = (typed) => read(typed, { shortYears: false, lastYear: 2100 });

/** `2026-03-27` -> `27.03.2026`. */
export const writeDate = (value: Scalar): string => writeValue('date', value);

interface Years {
  /** True when a year may have two digits. */
  readonly shortYears: boolean;
  readonly lastYear: number;
}

function read(typed: string, { shortYears, lastYear }: Years): ReturnType<TextReader> {
  const parts = splitDate(typed);
  if (parts === null) return { code: 'date' };
  const [day, month, yearDigits] = parts;
  if (yearDigits === '') return { code: 'dateYearMissing' };
  if (month < 1 || month > 12) return { code: 'dateNoSuchMonth' };
  if (yearDigits.length === 2 && !shortYears) return { code: 'dateYearShort' };
  const year = yearDigits.length === 2 ? completeYear(Number(yearDigits)) : Number(yearDigits);
  if (yearDigits.length === 3 || year < 1900 || year > lastYear) return { code: 'dateNoSuchYear' };
  const value = [year, twoDigits(month), twoDigits(day)].join('-');

  return isDay(value) ? { value } : { code: 'dateNoSuchDay' };
}

const completeYear = (year: number): number => (year < 70 ? 2000 : 1900) + year;
const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** No spelling of a date is longer. */
const longestDate = 60;
/** A day of the week or a preposition changes no date: "Fr, 20.11.2026", "am 20.11.2026". */
const wordsBefore = /^(?:(?:am|den|der|vom|seit|ab) |(?:mo|di|mi|do|fr|sa|so)\p{L}*[., ]+)+/iu;
const timeBehind = /(?:T|,? )\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?(?: ?Uhr)?$/i;

/** Splits a date into day, month and the digits of the year (empty when there are none). */
function splitDate(written: string): readonly [day: number, month: number, year: string] | null {
  if (written.length > longestDate) return null;
  const typed = written
    .replace(wordsBefore, '')
    .replace(timeBehind, '')
    .replace(/[., ]+$/, '');
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(typed);
  if (iso) return [Number(iso[3]), Number(iso[2]), iso[1] ?? ''];
  const together = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed);
  if (together) return [Number(together[1]), Number(together[2]), together[3] ?? ''];
  const apart = /^(\d{1,2})[ .,/-]+(\d{1,2}|\p{L}{3,9})\.?(?:[ .,/-]*(\d{2,4})|[ .,/-]*)$/u.exec(typed);
  if (apart === null) return null;
  const month = readMonth(apart[2] ?? '');

  return month === null ? null : [Number(apart[1]), month, apart[3] ?? ''];
}

function readMonth(typed: string): number | null {
  if (/^\d/.test(typed)) return Number(typed);
  const start = typed.toLowerCase().replaceAll('ä', 'ae').slice(0, 3);
  const index = months.indexOf(otherSpellings[start] ?? start);

  return index === -1 ? null : index + 1;
}
