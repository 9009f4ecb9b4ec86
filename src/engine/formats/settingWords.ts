import { isRecord } from '../../plain/isRecord.ts';
import { writeValue } from './formats.ts';
import texts from './settingWords.de.json' with { type: 'json' };

/** Weekly times, in Berlin. 0 is Sunday. */
interface TimeWindow {
  readonly weekdays: readonly number[];
  /** `HH:MM`. */
  readonly from: string;
  readonly until: string;
}

/**
 * Creates the words for names in braces that texts take from `rules/_shared/settings.json`. A number is written in digits (`{claimFiles}`),
 * or from two to twelve as a word (`{draftDaysInWords}`, in digits above), an amount with its unit
 * (`{rebuyBonus}`). Times of maintenance come in two forms, within a sentence (`{downtimeLong}`) and at
 * its beginning (`{DowntimeLong}`). A table of names has one for each of its keys (`{line20Y1}`, `{contractKindKps}`).
 * @public
 */
export function settingWords(settings: Settings): Words {
  const words = known.get(settings) ?? createWords(settings);
  known.set(settings, words);
  return words;
}

type Settings = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, string>>;

/** Checks ask for the words of the same settings at each text. */
const known = new WeakMap<Settings, Words>();

function createWords(settings: Settings): Words {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([id, setting]) => {
      const { value, format } = isSetting(setting) ? setting : { value: null };
      if (typeof value === 'number' && format === 'euro') return [[id, writeValue('euro', value)]];
      if (typeof value === 'number') return createNumberWords(id, value);
      if (isWindows(value)) return createWindowWords(id, value);
      return isNames(value) ? Object.entries(value).map(([key, name]) => [id + capitalise(key), name]) : [];
    }),
  );
}

/** Fills settings into a text; other names in braces stay. @public */
export function withSettings(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all);
}

/**
 * Creates the options with which i18next reads the texts of all files: whole keys behind `area:`, and values in braces. `words` are those that
 * every text may name.
 * @public
 */
export function createTextSyntax(words: Readonly<Record<string, string>>) {
  return {
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, defaultVariables: { ...words } },
    returnNull: false,
  } as const;
}

type WordRows = readonly (readonly [name: string, words: string])[];

function createNumberWords(id: string, value: number): WordRows {
  const digits = writeValue('count', value);
  return [
    [id, digits],
    [`${id}InWords`, wordsOf[`number.${value}`] ?? digits],
  ];
}

function createWindowWords(id: string, windows: readonly TimeWindow[]): WordRows {
  const words = windows
    .map(({ weekdays, ...times }) => withSettings(texts.window, { days: formatDays(weekdays), ...times }))
    .join(texts.and);
  return [
    [id, words],
    [capitalise(id), capitalise(words)],
  ];
}

function formatDays(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return texts['days.all'];
  // The week of a sentence begins on Monday.
  const days = weekdays.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const isRange = days.length > 2 && (last - first + 7) % 7 === days.length - 1;
  return isRange
    ? withSettings(texts['days.range'], {
        first: wordsOf[`day.${first}`] ?? '',
        last: wordsOf[`day.${last}`] ?? '',
      })
    : days.map((day) => wordsOf[`each.${day}`] ?? '').join(texts.and);
}

const wordsOf: Readonly<Record<string, string>> = texts;

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isSetting(setting: unknown): setting is { readonly value: unknown; readonly format?: unknown } {
  return typeof setting === 'object' && setting !== null && 'value' in setting;
}

function isNames(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((name) => typeof name === 'string');
}

function isWindows(value: unknown): value is readonly TimeWindow[] {
  return (
    Array.isArray(value) &&
    value.every((one: unknown) => typeof one === 'object' && one !== null && 'weekdays' in one)
  );
}
