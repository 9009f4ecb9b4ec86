import { asRecord, isRecord } from '../plain/isRecord.ts';
import type { EntryFields } from './ContentSource.ts';

/** Rich text and fields with JSON are not nested deeper than this by hand. */
const mostLevels = 60;

/** Reads the fields of an entry with its links followed `depth` times; null when it has none. */
export type LinkResolver = (record: unknown, depth: number) => EntryFields | null;

/**
 * Creates a reader of entries that puts the linked entries and assets in the place of links. `missing` are errors of the answer; links to
 * what they name are left out. Every other link that cannot be followed stays, without fields. Entries may link to each other: at the last
 * link only `sys` of the target is read.
 */
export function createLinkResolver(records: readonly unknown[], missing: readonly unknown[]): LinkResolver {
  const index = new Map(records.flatMap((record) => listKey(readSys(record)).map((key) => [key, record])));
  const gone = new Set(missing.flatMap((error) => listKey(asRecord(asRecord(error)['details']))));
  const known = new Map<string, unknown>();

  function readFields(fields: unknown, depth: number): Readonly<Record<string, unknown>> | null {
    if (!isRecord(fields)) return null;
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, follow(chooseLocale(value), depth, 0)]),
    );
  }

  function follow(value: unknown, depth: number, level: number): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (level > mostLevels) return undefined;
    if (Array.isArray(value))
      return value.map((one) => follow(one, depth, level + 1)).filter((one) => one !== undefined);
    const link = readLink(value);
    if (link !== null) return followLink(value, link, depth);
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, follow(part, depth, level + 1)]),
    );
  }

  function followLink(value: object, key: string, depth: number): unknown {
    const target = index.get(key);
    if (target === undefined) return gone.has(key) ? undefined : value;
    const sys = readSys(target);
    if (depth === 0) return { sys };
    const place = `${depth} ${key}`;
    if (!known.has(place))
      known.set(place, { sys, fields: readFields(asRecord(target)['fields'], depth - 1) ?? {} });
    return known.get(place);
  }

  return (record, depth) => {
    const fields = readFields(asRecord(record)['fields'], depth);
    const { id, updatedAt } = readSys(record);
    return fields === null ? null : { ...fields, id, updatedAt };
  };
}

function readSys(record: unknown): Readonly<Record<string, unknown>> {
  return asRecord(asRecord(record)['sys']);
}

/** A record names its kind as `type`, a link to it as `linkType`. */
function listKey({ type, linkType, id }: Readonly<Record<string, unknown>>): readonly string[] {
  return typeof id === 'string' ? [`${String(linkType ?? type)} ${id}`] : [];
}

/** The entry or asset that a link leads to; null when the value is none. A link to another service has the id at the end of its name. */
function readLink(value: object): string | null {
  const { type, linkType, id, urn } = readSys(value);
  if (type === 'Link' && typeof id === 'string') return `${String(linkType)} ${id}`;
  if (type !== 'ResourceLink' || typeof urn !== 'string') return null;
  const entry = /:spaces\/.*\/entries\/([^/]+)$/.exec(urn)?.[1];
  return entry === undefined ? null : `Entry ${entry}`;
}

/** A field with a value for each language has the German one, or else the first. */
function chooseLocale(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const languages = Object.keys(value);
  if (languages.length === 0 || !languages.every((name) => /^[a-z]{2}(-[A-Za-z]{2,4})*$/.test(name)))
    return value;
  const german = languages.find((name) => name === 'de') ?? languages.find((name) => name.startsWith('de-'));
  return value[german ?? languages[0] ?? ''];
}
