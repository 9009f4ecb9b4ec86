import type { FlowValue, Looks, OpenEntry } from './Flow.ts';
import type { FlowDriver, SeenOpen } from './FlowDriver.ts';

/** What a definition knows about a field of a step: whether there is one, and in words when it shows. */
export interface FieldKnowledge {
  readonly exists: (field: string) => boolean;
  readonly whenShown: (field: string) => string;
}

/** What is other than expected, one sentence each. */
export async function checkLooks(
  step: string,
  looks: Looks,
  driver: FlowDriver,
  known: FieldKnowledge,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const sight = await driver.see();
  if (looks.route !== undefined && sight.route !== looks.route) {
    wrong.push(`the address is ${sight.route}, expected ${looks.route}`);
  }
  if (looks.progress !== undefined && sight.progress !== looks.progress) {
    wrong.push(`the progress is ${sight.progress}, expected ${looks.progress}`);
  }
  for (const field of looks.shows ?? []) await expectField(field, 'hidden', 'shown', (seen) => seen.shown);
  for (const field of looks.hides ?? []) await expectField(field, 'shown', 'hidden', (seen) => !seen.shown);
  for (const field of looks.required ?? [])
    await expectField(field, 'not required', 'required', (seen) => seen.required);
  for (const field of looks.voluntary ?? []) {
    await expectField(field, 'not marked as voluntary', 'so', (seen) => seen.voluntary);
  }
  for (const field of looks.marked ?? []) {
    const marked = (voluntary: boolean | undefined) => (voluntary === undefined ? undefined : !voluntary);
    await expectField(field, 'marked as voluntary', 'as required', (seen) => marked(seen.voluntary));
  }
  for (const field of looks.locked ?? [])
    await expectField(field, 'not locked', 'locked', (seen) => seen.locked);
  for (const list of looks.full ?? []) await expectField(list, 'not full', 'full', (seen) => seen.full);
  for (const [field, options] of Object.entries(looks.options ?? {})) {
    const seen = await driver.look(step, field);
    if (seen?.options === undefined || sameJson(seen.options, options)) continue;
    wrong.push(`"${field}" offers ${list(seen.options ?? [])}, expected ${list(options)}`);
  }
  for (const [field, variant] of Object.entries(looks.texts ?? {})) {
    const seen = await driver.look(step, field);
    if (seen?.variant === undefined || seen.variant === variant) continue;
    wrong.push(`"${field}" is worded as ${seen.variant ?? 'usual'}, expected ${variant ?? 'usual'}`);
  }
  for (const [field, value] of Object.entries(looks.values ?? {})) await expectValue(field, value);
  if (looks.blocked !== undefined)
    wrong.push(...differences(await driver.canContinue(step), entriesOf(looks.blocked)));
  if (looks.warns !== undefined) {
    const warnings = await driver.warnings(step);
    if (warnings && !sameJson([...warnings].sort(), [...looks.warns].sort())) {
      wrong.push(`the warnings are ${list(warnings)}, expected ${list(looks.warns)}`);
    }
  }
  return wrong;

  async function expectField(
    field: string,
    is: string,
    expected: string,
    holds: (seen: NonNullable<Awaited<ReturnType<FlowDriver['look']>>>) => boolean | undefined,
  ): Promise<void> {
    const seen = await driver.look(step, field);
    if (!known.exists(field) || (!seen && expected !== 'hidden'))
      wrong.push(`there is no "${field}" on this step`);
    else if (seen && holds(seen) === false)
      wrong.push(`"${field}" is ${is}, expected to be ${expected}${known.whenShown(field)}`);
  }

  async function expectValue(field: string, value: FlowValue): Promise<void> {
    if (Array.isArray(value)) {
      const rows = (await driver.look(step, field))?.rows ?? 0;
      const wanted = value as readonly Readonly<Record<string, FlowValue>>[];
      if (rows !== wanted.length) wrong.push(`"${field}" has ${rows} rows, expected ${wanted.length}`);
      else for (const [index, row] of wanted.entries()) await expectParts(`${field}.${index}`, row);
      return;
    }
    if (value !== null && typeof value === 'object') return expectParts(field, value);
    const seen = await driver.look(step, field);
    if (!seen) wrong.push(`there is no "${field}" on this step`);
    else if (seen.value !== undefined && seen.value !== value) {
      wrong.push(`"${field}" holds ${JSON.stringify(seen.value)}, expected ${JSON.stringify(value)}`);
    }
  }

  async function expectParts(field: string, parts: object): Promise<void> {
    for (const [part, value] of Object.entries(parts))
      await expectValue(`${field}.${part}`, value as FlowValue);
  }
}

function entriesOf(blocked: NonNullable<Looks['blocked']>): readonly OpenEntry[] {
  return Array.isArray(blocked) ? (blocked as readonly OpenEntry[]) : [blocked as OpenEntry];
}

/** What is open against what is expected to be, both completely. */
function differences(open: readonly SeenOpen[], expected: readonly OpenEntry[]): readonly string[] {
  const rest = [...open];
  const missing = expected.filter((entry) => {
    const found = rest.findIndex((one) => matches(one, entry));
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
  return [
    ...missing.map((entry) => `${JSON.stringify(entry)} is not open, expected to be`),
    ...rest.map(
      ({ field, code }) =>
        `${field ?? 'the step'} is open (${code ?? 'shown in the page'}), not expected to be`,
    ),
  ];
}

function matches({ field, code }: SeenOpen, entry: OpenEntry): boolean {
  if (typeof entry === 'string') return entry === field || entry === code;
  const [wantedField, wantedCode] = Object.entries(entry)[0] ?? [];
  return field === wantedField && (code === undefined || code === wantedCode);
}

function sameJson(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function list(values: readonly (string | number)[]): string {
  return values.length === 0 ? 'nothing' : values.join(', ');
}
