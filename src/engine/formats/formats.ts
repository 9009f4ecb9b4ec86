import { formatDay, formatTime, toBerlinTime } from '../../calendar/index.ts';
import { createLazily } from './createLazily.ts';

/** The keywords of a JSON Schema that decide how a value is written. */
export interface Declared {
  /** `date` is a type of facts only. */
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly unit?: string | undefined;
}

interface Format<Value> {
  /** The keywords of schemas with this format. */
  readonly declared: Declared;
  readonly example: Value;
  /** The symbol beside the name of a question with such an answer. */
  readonly symbol?: string;
  readonly write: (value: Value) => string;
}

const currency = { style: 'currency', currency: 'EUR' } as const;
const columnAmounts = createLazily(() => new Intl.NumberFormat('de-DE', currency));
const amounts = createLazily(
  () => new Intl.NumberFormat('de-DE', { ...currency, trailingZeroDisplay: 'stripIfInteger' }),
);
const counts = createLazily(
  () => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 10, useGrouping: 'min2' }),
);

const thousand = 1000;
const million = thousand * thousand;

/** A space that keeps a number and its unit on one line. */
const fixedSpace = '\u00a0';

/**
 * Writes a number that needs no rounding in the same way as `Intl`. Pages that begin with an amount do not load the tables of `Intl` this
 * way. Returns null for any other number.
 */
function formatUnrounded(value: number, decimals: number, groupedFrom: number): string | null {
  const written = value.toFixed(decimals);
  if (Number(written) !== value || Math.abs(value) >= million * million) return null;
  const german = written.replace('.', ',');
  return Math.abs(value) < groupedFrom ? german : german.replace(/\B(?=(?:\d{3})+(?:,|$))/g, '.');
}

/** Writes an amount in a sentence or as an answer: without cents where there are none. */
function formatAmount(value: number): string {
  const written = formatUnrounded(value, 0, thousand) ?? formatUnrounded(value, 2, thousand);
  return written === null ? amounts().format(value) : `${written}${fixedSpace}€`;
}

/** Writes an amount that stands among others to be compared: all of them have cents. */
export function writeAmountInColumn(value: number): string {
  const written = formatUnrounded(value, 2, thousand);
  return written === null ? columnAmounts().format(value) : `${written}${fixedSpace}€`;
}

/** Formats a number. Years and other numbers of four digits have no separator. */
function formatCount(value: number): string {
  return formatUnrounded(value, 0, 10 * thousand) ?? counts().format(value);
}

function formatClock(time: string): string {
  return `${time}${fixedSpace}Uhr`;
}

/** Formats of numbers, by the keywords of their schema. */
const numbers = {
  euro: {
    declared: { format: 'euro' },
    example: 1234.5,
    write: formatAmount,
  },
  percent: {
    declared: { unit: 'percent' },
    example: 37.5,
    symbol: '%',
    write: (value) => `${formatCount(value)}${fixedSpace}%`,
  },
  distance: {
    declared: { unit: 'km' },
    example: 12_000,
    symbol: 'km',
    write: (value) => `${formatCount(value)}${fixedSpace}km`,
  },
  fileSize: {
    declared: { unit: 'bytes' },
    example: 1_234_567,
    write: (bytes) =>
      bytes < million
        ? `${formatCount(Math.ceil(bytes / thousand))}${fixedSpace}kB`
        : `${formatCount(Math.round((bytes / million) * 10) / 10)}${fixedSpace}MB`,
  },
  count: {
    declared: { type: 'number' },
    example: 12_000,
    write: formatCount,
  },
} as const satisfies Readonly<Record<string, Format<number>>>;

/** Formats of days and times. */
const times = {
  date: {
    declared: { format: 'date' },
    example: '2026-03-27',
    write: formatDay,
  },
  time: {
    declared: { format: 'time' },
    example: '14:05',
    write: formatClock,
  },
  dateTime: {
    declared: { format: 'date-time' },
    example: '2026-03-27T13:05:00Z',
    write: (value) => {
      const { day, minute } = toBerlinTime(new Date(value));
      return `${formatDay(day)}, ${formatClock(formatTime(minute))}`;
    },
  },
} as const satisfies Readonly<Record<string, Format<string>>>;

export type FormatName = keyof typeof numbers | keyof typeof times;

/** The only table of formats. */
export const formats: Readonly<Record<FormatName, Format<number> | Format<string>>> = {
  ...numbers,
  ...times,
};

/** The values of `unit` in schemas: `percent`, `km`, `bytes`. */
export const units = listDeclared('unit');

/** Finds the format of a schema; null for values that are shown unchanged. @public */
export function findDeclaredFormat({ type, format, unit }: Declared): FormatName | null {
  if (unit !== undefined) return findFormatName('unit', unit);
  if (format !== undefined) return findFormatName('format', format);
  if (type === 'date') return 'date';
  return type === 'number' || type === 'integer' ? 'count' : null;
}

/**
 * Writes a value for people, in German. A value of the wrong type for its format is written by its type.
 * @public
 * @example writeValue('date', '2026-03-27') // '27.03.2026'
 */
export function writeValue(format: FormatName | null, value: string | number | boolean): string {
  if (typeof value === 'number') return (isOfNumbers(format) ? numbers[format] : numbers.count).write(value);
  if (typeof value === 'string') return isOfTimes(format) ? times[format].write(value) : value;
  return String(value);
}

function isOfNumbers(format: string | null): format is keyof typeof numbers {
  return format !== null && Object.hasOwn(numbers, format);
}

function isOfTimes(format: string | null): format is keyof typeof times {
  return format !== null && Object.hasOwn(times, format);
}

function listDeclared(key: 'unit' | 'format'): readonly string[] {
  return Object.values(formats).flatMap(({ declared }) => declared[key] ?? []);
}

function findFormatName(key: 'unit' | 'format', declared: string): FormatName | null {
  const [name = null] = Object.entries(formats).find(([, format]) => format.declared[key] === declared) ?? [];
  return isOfNumbers(name) || isOfTimes(name) ? name : null;
}
