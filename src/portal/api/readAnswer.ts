import { isRecord } from '../../plain/isRecord.ts';
import type { BodyShape } from '../../protocol/index.ts';
import { absent, readScalar, unreadable } from './readScalar.ts';

/** The readable part of an answer. */
export interface AnswerReading {
  /** A record with unreadable members has their names in its member `unreadable` (`isUnreadable`). */
  readonly value: unknown;
  /** Each unreadable place once, such as `/policies/-/endDate`: `-` stands for any position or key. There are no values in it. */
  readonly unreadable: readonly string[];
  /** How many records are missing in the outermost lists; a whole list that is unreadable counts as one. */
  readonly lost: number;
}

/** The notes of a reading. */
interface Notes {
  readonly places: Set<string>;
  lost: number;
}

/** Where a value stands. */
interface Place {
  readonly pointer: string;
  /** True below an entry of a list: what is missing there is a part of an entry that is shown. */
  readonly isInEntry: boolean;
  /** The members that replace missing and unreadable ones of this record, or of each record of this list. */
  readonly parts: Readonly<Record<string, unknown>>;
}

type Parts = Place['parts'];

const noParts: Parts = {};

/**
 * Reads an answer by its description. Each value is read in any spelling that has one meaning, absent, or unreadable. Unreadable optional
 * members and unreadable entries are left out and noted. Texts with unknown values stay texts, lists may have any length, and undeclared
 * members stay. Returns null when no part is readable.
 */
export function readAnswer(shape: BodyShape, body: unknown, parts = noParts): AnswerReading | null {
  const notes: Notes = { places: new Set(), lost: 0 };
  const value = readPart(notes, shape, body, { pointer: '', isInEntry: false, parts });
  if (value === unreadable || value === absent) return null;
  return { value, unreadable: [...notes.places], lost: notes.lost };
}

function readPart(notes: Notes, shape: BodyShape, value: unknown, place: Place): unknown {
  const { anyOf, items, properties, patternProperties } = shape;
  if (anyOf !== undefined) return readOption(notes, anyOf, value, place);
  if (items === undefined && properties === undefined && patternProperties === undefined)
    return readScalar(shape, value);
  if (value === undefined || value === null) return absent;
  if (items !== undefined) return readList(notes, items, value, place);
  if (properties !== undefined) return readRecord(notes, shape, value, place);
  const [entry = {}] = Object.values(patternProperties ?? {});
  return isRecord(value) ? readEntries(notes, entry, value, place) : unreadable;
}

/** The option of the value's own type comes before one that would read another spelling. */
function readOption(notes: Notes, options: readonly BodyShape[], value: unknown, place: Place): unknown {
  if (value === undefined) return absent;
  const own = options.filter(({ type }) => type === getJsonType(value));
  for (const option of [...own, ...options]) {
    const reading = tryPart(notes, option, value, place);
    if (reading !== unreadable) return reading;
  }
  return unreadable;
}

/** Reads a part, and drops its notes where it is unreadable. */
function tryPart(notes: Notes, shape: BodyShape, value: unknown, place: Place): unknown {
  const attempt: Notes = { places: new Set(), lost: 0 };
  const reading = readPart(attempt, shape, value, place);
  if (reading !== unreadable) addNotes(notes, attempt);
  return reading;
}

function addNotes(notes: Notes, more: Notes): void {
  for (const place of more.places) notes.places.add(place);
  notes.lost += more.lost;
}

/** Reads a single value in the place of a list as a list with one entry. */
function readList(notes: Notes, shape: BodyShape, value: unknown, place: Place): unknown {
  const { parts } = place;
  const entryPlace = { pointer: `${place.pointer}/-`, isInEntry: true, parts };
  if (!Array.isArray(value)) {
    const only = tryPart(notes, shape, value, entryPlace);
    return only === unreadable || only === absent ? unreadable : [only];
  }
  return value.flatMap((item: unknown) => {
    const reading = tryPart(notes, shape, item, entryPlace);
    if (reading !== unreadable && reading !== absent) return [reading];
    noteEntry(notes, shape, place);
    return [];
  });
}

function readEntries(
  notes: Notes,
  shape: BodyShape,
  value: Readonly<Record<string, unknown>>,
  place: Place,
): unknown {
  const entryPlace = { pointer: `${place.pointer}/-`, isInEntry: place.isInEntry, parts: noParts };
  const entries: [string, unknown][] = [];
  for (const [name, entry] of Object.entries(value)) {
    const reading = tryPart(notes, shape, entry, entryPlace);
    if (reading === unreadable) noteEntry(notes, shape, place);
    else if (reading !== absent) entries.push([name, reading]);
  }
  return Object.fromEntries(entries);
}

function noteEntry(notes: Notes, shape: BodyShape, { pointer, isInEntry }: Place): void {
  notes.places.add(`${pointer}/-`);
  if (!isInEntry && holdsRecords(shape)) notes.lost += 1;
}

/** Undeclared members stay. The only member of a record may come as its bare value. */
function readRecord(notes: Notes, shape: BodyShape, value: unknown, place: Place): unknown {
  const { properties = {}, required = [] } = shape;
  const record = isRecord(value) ? value : wrapReference(Object.keys(properties), value);
  if (record === null) return unreadable;
  const members: Record<string, unknown> = { ...record };
  delete members['unreadable'];
  const names: string[] = [];
  for (const [name, part] of Object.entries(properties)) {
    const at = { ...place, pointer: `${place.pointer}/${name}`, parts: noParts };
    const own: Notes = { places: new Set(), lost: 0 };
    const reading = readPart(own, part, record[name], at);
    if (reading === unreadable) own.places.add(at.pointer);
    if (reading === unreadable || own.places.has(`${at.pointer}/-`)) names.push(name);
    if (reading === unreadable && !place.isInEntry && isListOfRecords(part)) own.lost += 1;
    addNotes(notes, own);
    if (reading !== unreadable && reading !== absent) members[name] = reading;
    else if (Object.hasOwn(place.parts, name)) members[name] = place.parts[name];
    else if (required.includes(name)) return unreadable;
    else delete members[name];
  }
  return names.length > 0 ? { ...members, unreadable: names } : members;
}

/** An address or an id has no spaces, and an id has a digit, unlike words such as "OK". */
function wrapReference(names: readonly string[], value: unknown): Readonly<Record<string, unknown>> | null {
  const [name] = names;
  if (name === undefined || names.length > 1) return null;
  const isReference =
    typeof value === 'number' ||
    (typeof value === 'string' && /^[^\s<>{}"]*\d[^\s<>{}"]*$|^https:\/\/[^\s<>{}"]+$/.test(value));
  return isReference ? { [name]: value } : null;
}

function isListOfRecords(shape: BodyShape): boolean {
  return (shape.anyOf ?? [shape]).some((option) => option.properties === undefined && holdsRecords(option));
}

function holdsRecords({ properties, items, patternProperties, anyOf }: BodyShape): boolean {
  const inner = [items ?? [], Object.values(patternProperties ?? {}), anyOf ?? []].flat();
  return properties !== undefined || inner.some(holdsRecords);
}

/** Returns the name of the type in JSON Schema. */
function getJsonType(value: unknown): BodyShape['type'] | 'undefined' {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' || type === 'object'
    ? type
    : 'undefined';
}
