import { settings } from '../settings/settings.ts';
import type { ContentRecord } from './ContentRecord.ts';

/** A query that the protocol does not know; the service answers 400 with this message. */
export class BadQuery extends Error {}

export interface RecordPage {
  readonly total: number;
  readonly skip: number;
  readonly limit: number;
  readonly items: readonly ContentRecord[];
}

type Test = (value: unknown) => boolean;

/** The operators of the content delivery protocol that this service supports; `undefined` is a missing field. */
const operators: Readonly<Record<string, (wanted: string) => Test>> = {
  '': (wanted) => (value) => listScalars(value).includes(wanted),
  ne: (wanted) => (value) => !listScalars(value).includes(wanted),
  in: (wanted) => {
    const values = new Set(splitList(wanted));
    return (value) => listScalars(value).some((one) => values.has(one));
  },
  nin: (wanted) => {
    const values = new Set(splitList(wanted));
    return (value) => !listScalars(value).some((one) => values.has(one));
  },
  all: (wanted) => {
    const values = splitList(wanted);
    return (value) => values.every((one) => listScalars(value).includes(one));
  },
  exists: (wanted) => {
    const exists = parseBoolean(wanted);
    return (value) => (value !== undefined) === exists;
  },
  match: (wanted) => (value) => includesText(value, wanted.toLowerCase()),
  gt: (wanted) => (value) => matchesOrder(value, wanted, (order) => order > 0),
  gte: (wanted) => (value) => matchesOrder(value, wanted, (order) => order >= 0),
  lt: (wanted) => (value) => matchesOrder(value, wanted, (order) => order < 0),
  lte: (wanted) => (value) => matchesOrder(value, wanted, (order) => order <= 0),
};

/** Parameters that select no records by a field; the caller answers `locale`, `include` and `select`. */
const otherParameters = ['content_type', 'query', 'order', 'skip', 'limit', 'include', 'locale', 'select'];

const { queryMaxLength, conditionsMax, orderFieldsMax, listedValuesMax } = settings.content;

/**
 * Returns the requested page of records, newest first unless the query orders otherwise. @throws BadQuery for an unknown parameter or
 * operator, or a value out of range.
 */
export function queryRecords(records: readonly ContentRecord[], query: URLSearchParams): RecordPage {
  if (String(query).length > queryMaxLength)
    throw new BadQuery(`A query has at most ${queryMaxLength} characters`);
  if (query.size > conditionsMax) throw new BadQuery(`A query has at most ${conditionsMax} parameters`);
  const tests = [...query].flatMap(([name, value]) => createRecordTest(name, value));
  const field = [...query.keys()].find((name) => name.startsWith('fields.'));
  // Only entries of one type have the same fields; assets have no type.
  const areOfTypes = records.some(({ sys }) => sys.contentType !== undefined);
  if (field !== undefined && areOfTypes && !query.has('content_type'))
    throw new BadQuery(`"${field}" needs a content_type`);
  const found = records.filter((record) => tests.every((test) => test(record)));
  const skip = parseWholeNumber(query.get('skip') ?? '0', 'skip', 0, 100_000);
  const limit = parseWholeNumber(query.get('limit') ?? '100', 'limit', 0, 1000);
  const items = sortRecords(found, query.get('order') ?? '-sys.updatedAt').slice(skip, skip + limit);

  return { total: found.length, skip, limit, items };
}

/** Parses a whole number. @throws BadQuery when the value is no whole number between `min` and `max`. */
export function parseWholeNumber(value: string, name: string, min: number, max: number): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new BadQuery(`${name} must be a whole number from ${min} to ${max}`);
}

function createRecordTest(name: string, wanted: string): ((record: ContentRecord) => boolean)[] {
  if (name === 'content_type') return [(record) => record.sys.contentType?.sys.id === wanted];
  if (name === 'query') return [(record) => includesText(Object.values(record.fields), wanted.toLowerCase())];
  if (otherParameters.includes(name)) return [];

  const [, path, operator = ''] = /^((?:fields|sys)(?:\.\w+)+)(?:\[(\w+)\])?$/.exec(name) ?? [];
  const test = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (!path || !test) throw new BadQuery(`The query parameter "${name}" is not supported`);
  const holds = test(wanted);
  return [(record) => holds(readValue(record, path))];
}

function readValue(value: unknown, path: string): unknown {
  let current = value;
  for (const key of path.split('.')) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

function listScalars(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((one) => ['string', 'number', 'boolean'].includes(typeof one))
    .map(String);
}

function splitList(wanted: string): readonly string[] {
  const values = wanted.split(',');
  if (values.length <= listedValuesMax) return values;
  throw new BadQuery(`A list has at most ${listedValuesMax} values`);
}

function parseBoolean(value: string): boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  throw new BadQuery('exists must be true or false');
}

/** Returns true when a value has a text, given in lower case, somewhere in it. */
function includesText(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(wanted);
  if (typeof value !== 'object' || value === null) return false;
  if ('nodeType' in value && value.nodeType === 'text' && 'value' in value)
    return includesText(value.value, wanted);
  return Object.values(value).some((part) => includesText(part, wanted));
}

function matchesOrder(value: unknown, wanted: string, holds: (order: number) => boolean): boolean {
  if (typeof value === 'number') return holds(value - Number(wanted));
  return typeof value === 'string' && holds(value < wanted ? -1 : Number(value > wanted));
}

function sortRecords(records: readonly ContentRecord[], order: string): ContentRecord[] {
  const fields = order.split(',');
  if (fields.length > orderFieldsMax) throw new BadQuery(`An order has at most ${orderFieldsMax} fields`);
  const keys = fields.map((key) => {
    const [, minus, path] = /^(-?)((?:fields|sys)(?:\.\w+)+)$/.exec(key) ?? [];
    if (!path) throw new BadQuery(`The order "${key}" is not supported`);
    return { path, sign: minus ? -1 : 1 };
  });
  return records.toSorted((one, other) => {
    for (const { path, sign } of keys) {
      const by = sign * compareScalars(readValue(one, path), readValue(other, path));
      if (by !== 0) return by;
    }
    return 0;
  });
}

/** Made once, because making one takes longer than comparing a page of records. */
const german = new Intl.Collator('de');

function compareScalars(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left = '', right = ''] = [listScalars(one)[0], listScalars(other)[0]];
  return german.compare(left, right);
}
