import { checkFrame } from './checkFrame.ts';
import type { FlowValue, Looks, OpenEntry } from './format/Flow.ts';
import type { FlowDriver, SeenField, SeenOpen } from './driver/FlowDriver.ts';
import { say } from '../messages/messages.ts';
import { quoteDifference } from './quoteDifference.ts';

/** Facts about the fields of a step: which exist, the words of their condition, and the limit of their text. */
export interface FieldKnowledge {
  readonly exists: (field: string) => boolean;
  readonly whenShown: (field: string) => string | null;
  /** Returns the greatest number of characters. */
  readonly longest: (field: string) => number | null;
}

interface LookContext {
  readonly step: string;
  readonly driver: FlowDriver;
  readonly known: FieldKnowledge;
}

/** Lists the differences from the expected looks, one sentence each. */
export async function checkLooks(
  step: string,
  looks: Looks,
  driver: FlowDriver,
  known: FieldKnowledge,
): Promise<readonly string[]> {
  const place = { step, driver, known };
  return [
    ...(await checkSight(looks, place)),
    ...(await checkFields(looks, place)),
    ...checkLongest(looks, place),
    ...(await checkWords(looks, place)),
    ...(await checkReads(looks, place)),
    ...(await checkValues(looks, place)),
    ...(await checkOpen(looks, place)),
    ...checkFrame(looks, await driver.frame(step)),
  ];
}

async function checkSight(looks: Looks, { driver }: LookContext): Promise<readonly string[]> {
  if (looks.route === undefined && looks.progress === undefined) return [];
  const { route, progress } = await driver.see();
  return [
    ...(looks.route === undefined || looks.route === route
      ? []
      : [describeDeviation('goes', route, looks.route)]),
    ...(looks.progress === undefined || looks.progress === progress
      ? []
      : [describeDeviation('progress', progress, looks.progress)]),
  ];
}

/** Properties of a field that a flow can expect. */
const fieldLooks = {
  shows: ({ shown }) => shown,
  hides: ({ shown }) => !shown,
  required: ({ required }) => required,
  voluntary: ({ voluntary }) => voluntary,
  marked: ({ voluntary }) => (voluntary === undefined ? undefined : !voluntary),
  locked: ({ locked }) => locked,
  full: ({ full }) => full,
  stale: ({ stale }) => stale,
} as const satisfies Partial<Record<keyof Looks, (seen: SeenField) => boolean | undefined>>;

const nameOfFieldLooks = [
  'shows',
  'hides',
  'required',
  'voluntary',
  'marked',
  'locked',
  'full',
  'stale',
] as const;

async function checkFields(looks: Looks, { step, driver, known }: LookContext): Promise<readonly string[]> {
  const messages: string[] = [];
  for (const name of nameOfFieldLooks) {
    const holds = fieldLooks[name];
    for (const field of looks[name] ?? []) {
      const seen = await driver.look(step, field);
      if (!known.exists(field) || (!seen && name !== 'hides'))
        messages.push(say('flow.not-there', { field }));
      else if (seen && holds(seen) === false) messages.push(describeExpectation(field, name, known));
    }
  }
  return messages;
}

function describeExpectation(field: string, look: keyof typeof fieldLooks, known: FieldKnowledge): string {
  const sentence = say(`flow.expect.${look}`, { field });
  const rules = known.whenShown(field);
  return rules === null ? sentence : say('flow.shown-when', { sentence, rules });
}

function describeDeviation(
  what: 'goes' | 'progress',
  is: string | number | null,
  wanted: string | number,
): string {
  return say('flow.differs', { what: say(`flow.what.${what}`), is: String(is), expected: wanted });
}

function checkLongest({ longest = {} }: Looks, { known }: LookContext): readonly string[] {
  return Object.entries(longest)
    .map(([field, expected]) => ({ field, is: known.longest(field), expected }))
    .filter(({ is, expected }) => is !== expected)
    .map(({ field, is, expected }) => say('flow.longest', { field, is: String(is), expected }));
}

async function checkWords(
  { options, texts, reasons }: Looks,
  { step, driver }: LookContext,
): Promise<readonly string[]> {
  const messages: string[] = [];
  for (const [field, offered] of Object.entries(options ?? {})) {
    const seen = await driver.look(step, field);
    if (seen?.options === undefined || sameJson(seen.options, offered)) continue;
    messages.push(
      say('flow.offers', { field, is: joinValues(seen.options ?? []), expected: joinValues(offered) }),
    );
  }
  for (const [field, variant] of Object.entries(texts ?? {})) {
    const seen = await driver.look(step, field);
    if (seen?.variant === undefined || seen.variant === variant) continue;
    const usual = say('flow.usual-words');
    messages.push(say('flow.worded', { field, is: seen.variant ?? usual, expected: variant ?? usual }));
  }
  for (const [field, reason] of Object.entries(reasons ?? {})) {
    const seen = await driver.look(step, field);
    const isSo = seen?.locked === true && seen.reason === reason;
    if (seen?.reason === undefined || isSo) continue;
    const none = say('flow.no-reason');
    messages.push(say('flow.reason', { field, is: seen.reason ?? none, expected: reason ?? none }));
  }
  return messages;
}

async function checkReads({ reads = {} }: Looks, { step, driver }: LookContext): Promise<readonly string[]> {
  const messages: string[] = [];
  for (const [place, expected] of Object.entries(reads)) {
    const seen = await driver.words(step, place);
    if (seen === undefined) continue;
    if ('fault' in seen) messages.push(seen.fault);
    else if (seen.text !== expected)
      messages.push(say('flow.reads', { place, ...quoteDifference(seen.text, expected) }));
  }
  return messages;
}

async function checkValues({ values = {} }: Looks, place: LookContext): Promise<readonly string[]> {
  const messages: string[] = [];
  for (const [field, value] of Object.entries(values))
    messages.push(...(await checkValue(field, value, place)));
  return messages;
}

async function checkValue(field: string, value: FlowValue, place: LookContext): Promise<readonly string[]> {
  const { step, driver } = place;
  const seen = await driver.look(step, field);
  if (value !== null && typeof value === 'object') {
    const rows = seen?.rows ?? 0;
    if (Array.isArray(value) && rows !== value.length)
      return [say('flow.rows', { field, is: rows, expected: value.length })];
    const messages: string[] = [];
    for (const [part, below] of listValueParts(value))
      messages.push(...(await checkValue(`${field}.${part}`, below, place)));
    return messages;
  }
  if (!seen) return [say('flow.not-there', { field })];
  return seen.value === undefined || seen.value === value
    ? []
    : [say('flow.holds', { field, ...quoteDifference(seen.value, value) })];
}

/** Lists the parts of a value: of a group by name, of a list by the position of the row. */
function listValueParts(value: FlowValue & object): readonly (readonly [string, FlowValue])[] {
  return Object.entries<FlowValue>(value);
}

async function checkOpen(
  { blocked, warns }: Looks,
  { step, driver }: LookContext,
): Promise<readonly string[]> {
  const messages =
    blocked === undefined ? [] : listOpenDifferences(await driver.canContinue(step), [blocked].flat());
  if (warns === undefined) return messages;
  const warnings = await driver.warnings(step);
  return warnings === undefined || sameJson(warnings.toSorted(), warns.toSorted())
    ? messages
    : [...messages, say('flow.warns', { is: joinValues(warnings), expected: joinValues(warns) })];
}

/** Compares open requirements with the expected ones; both lists are complete. */
function listOpenDifferences(open: readonly SeenOpen[], expected: readonly OpenEntry[]): readonly string[] {
  const rest = [...open];
  const missing = expected.filter((entry) => {
    const found = rest.findIndex((one) => matchesEntry(one, entry));
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
  return [
    ...missing.map((entry) => say('flow.not-open', { entry: JSON.stringify(entry) })),
    ...rest.map(({ field, code }) =>
      say('flow.open', {
        field: field ?? say('flow.open-step'),
        code: code ?? say('flow.open-shown'),
      }),
    ),
  ];
}

function matchesEntry({ field, code }: SeenOpen, entry: OpenEntry): boolean {
  if (typeof entry === 'string') return entry === field || entry === code;
  const [wantedField, wantedCode] = Object.entries(entry)[0] ?? [];
  return field === wantedField && (code === undefined || code === wantedCode);
}

function sameJson(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function joinValues(values: readonly (string | number)[]): string {
  return values.length === 0 ? say('flow.nothing') : values.join(', ');
}
