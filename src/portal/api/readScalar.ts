import { isDay, toBerlinTime } from '../../calendar/index.ts';
import { readFlag } from '../../domain/readFlag.ts';
import type { BodyShape } from '../../protocol/index.ts';
import { isServiceDay } from '../../protocol/isServiceDay.ts';

/** Marks a value that says that there is none. */
export const absent = Symbol('absent');
/** Marks a value with no or more than one possible meaning. */
export const unreadable = Symbol('unreadable');

/** Reads a text, number, flag or day in any spelling that has one meaning. A blank text stands for no number, flag or day. */
export function readScalar({ type, format }: BodyShape, value: unknown): unknown {
  if (value === undefined || value === null) return type === 'null' && value === null ? null : absent;
  if (type === undefined) return value;
  if (type === 'string' && format !== 'date') return readText(value);
  if (typeof value === 'string' && value.trim() === '') return absent;
  if (type === 'string') return typeof value === 'string' ? readDay(value.trim()) : readCompactDay(value);
  if (type === 'number') return readNumber(value);
  return type === 'boolean' ? (readFlag(value) ?? unreadable) : unreadable;
}

/** A number beyond the safe ones has lost digits. */
function readText(value: unknown): unknown {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : unreadable;
}

/** Some systems send a day before the year 1000 for no day. */
function readDay(text: string): unknown {
  const day = findDay(text);
  if (day?.startsWith('0') === true) return absent;
  return day !== null && isServiceDay(day) ? day : unreadable;
}

/** `yyyymmdd` as a number. */
function readCompactDay(value: unknown): unknown {
  return typeof value === 'number' ? readDay(String(value)) : unreadable;
}

function findDay(text: string): string | null {
  const [, date, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text) ?? [];
  if (date !== undefined) return zone === undefined ? date : findDayOfInstant(date, `${date}T${time}${zone}`);
  const [, german, month, year] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month?.padStart(2, '0')}-${german?.padStart(2, '0')}`;
  return /^\d{8}$/.test(text) ? text.replace(/^(....)(..)(..)$/, '$1-$2-$3') : null;
}

/**
 * Returns the day that an instant stands for: its own date where Berlin has the same, and Berlin's where the day begins there. Any other
 * instant lies on two days.
 */
function findDayOfInstant(date: string, text: string): string | null {
  if (!isDay(date) || date < '1000') return date;
  const instant = new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  if (Number.isNaN(instant.getTime())) return null;
  const { day, minute } = toBerlinTime(instant);
  return day === date || minute === 0 ? day : null;
}

/** `1.234` may be written by a German or by a program, so it has two meanings. */
function readNumber(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : unreadable;
  if (typeof value !== 'string') return unreadable;
  const text = value.trim();
  if (/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return unreadable;
  if (/^[+-]?\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(text) ? Number(text.replaceAll(',', '')) : unreadable;
}
