import type { Changes } from './openStoredState.ts';

/** Names, keys, digests and numbers that are drawn or counted anew for each call. */
const drawn = [
  '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  'evb-[0-9a-f]{32}',
  'scrypt\\$[\\w$-]+',
  '[\\w+/=.-]{43,}',
  'S-\\d{4}-\\d{6}',
  'WK[2-9A-Z]{5}',
  '[0-9A-Z]{4}(?:[ -][0-9A-Z]{4}){2,}',
  '[A-Z2-7]{32}',
  '[\\w+/]{27}=',
  '<path .*?/>',
].join('|');
const drawnPart = new RegExp(`(?<![\\w-])(?:${drawn})(?![\\w-])`, 'g');
const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const numberOfRow = /^\{"id":"\d+",/;
const day = 86_400_000;

/**
 * Describes answers and changes of the database, so that two calls that did the same have equal descriptions. All that is drawn anew gets
 * a number by its first place: a name in an answer is still the one of a row. Columns of `leaving` are left out.
 */
export function describeChanges(
  answers: readonly string[],
  changes: Changes,
  leaving: readonly string[] = [],
): string {
  const lines = [
    ...answers.map((answer) => `answer ${answer}`),
    ...[...withoutLeftovers(changes)].flatMap(([table, { added, removed }]) => {
      if (leaving.includes(table)) return [];
      const columns = leaving
        .filter((name) => name.startsWith(`${table}.`))
        .map((name) => name.split('.')[1]);
      const shorten = (row: string) => columns.reduce<string>((text, column) => leaveOut(text, column), row);
      const [plus, minus] = [subtractEqual(added.map(shorten), removed.map(shorten)), removed.map(shorten)];
      const gone = subtractEqual(minus, added.map(shorten));
      return [...sort(plus, `+ ${table}`), ...sort(gone, `- ${table}`)];
    }),
  ];
  const numbers = new Map<string, string>();
  return lines
    .map((line) =>
      hideClock(line).replaceAll(drawnPart, (name) => {
        const number = numbers.get(name) ?? `#${numbers.size + 1}`;
        numbers.set(name, number);
        return number;
      }),
    )
    .join('\n');
}

/** Returns changes without those that show nowhere: files that were not accepted, which the next cleaning removes, and counts of 0. */
function withoutLeftovers(changes: Changes): Changes {
  const pending = (changes.get('documents')?.added ?? []).filter((row) => row.includes('"state":"pending"'));
  const ids = pending.map((row) => String((JSON.parse(row) as { readonly id: string }).id));
  const isLeft = (table: string, row: string) =>
    table === 'limit_counters' ? row.includes('"count":0,') : ids.some((id) => row.includes(id));
  return new Map(
    [...changes].map(([table, { added, removed }]) => [
      table,
      { added: added.filter((row) => !isLeft(table, row)), removed },
    ]),
  );
}

function sort(rows: readonly string[], label: string): readonly string[] {
  return rows
    .map((row) => row.replace(numberOfRow, '{'))
    .map((row) => ({ row, key: hideClock(row).replaceAll(drawnPart, '#') }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ row }) => `${label} ${row}`);
}

/** Replaces moments of the real clock, which the database and the sign-in read; calls read the clock of the test. */
function hideClock(text: string): string {
  return text.replaceAll(moment, (each) => (Math.abs(Date.parse(each) - Date.now()) < day ? 'now' : each));
}

function leaveOut(row: string, column = ''): string {
  const { [column]: _left, ...rest } = JSON.parse(row) as Record<string, unknown>;
  return JSON.stringify(rest);
}

function subtractEqual(rows: readonly string[], others: readonly string[]): readonly string[] {
  return rows.filter((row) => !others.includes(row));
}
