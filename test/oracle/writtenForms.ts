import fc from 'fast-check';
import type { FormFiles } from './readForm.ts';
import type { Value, Written } from './Scope.ts';

type Kind = 'text' | 'yesNo' | 'checkbox' | 'choice' | 'integer' | 'date';

/** Schema and possible answers of a kind of question. The last answers break a limit. */
const kinds: Readonly<
  Record<Kind, { readonly schema: Readonly<Record<string, Written>>; readonly answers: readonly Value[] }>
> = {
  text: { schema: { type: 'string', maxLength: 5 }, answers: ['', 'ab', 'AB c', 'xyz', 'zu lang'] },
  yesNo: { schema: { type: 'boolean' }, answers: [true, false] },
  checkbox: { schema: { type: 'boolean', 'x-control': 'checkbox' }, answers: [true, false] },
  choice: { schema: { type: 'string', enum: ['A', 'B', 'C'] }, answers: ['A', 'B', 'C'] },
  integer: { schema: { type: 'integer', minimum: 0, maximum: 20 }, answers: [0, 1, 7, 20, 21] },
  date: {
    schema: { type: 'string', format: 'date', maxLength: 10 },
    answers: ['2026-11-20', '2026-11-21', '2026-12-31', '2027-01-01'],
  },
};

/** A place that a rule can read, and its kind. */
interface Place {
  readonly path: string;
  readonly kind: Kind;
}

const factPlaces: readonly Place[] = [
  { path: 'policy.isActive', kind: 'yesNo' },
  { path: 'policy.number', kind: 'text' },
  { path: 'today', kind: 'date' },
];

const ofKinds = (places: readonly Place[], ...wanted: readonly Kind[]): readonly Place[] =>
  places.filter(({ kind }) => wanted.includes(kind));

/** A value that is a number. */
function numberFrom(places: readonly Place[]): fc.Arbitrary<Written> {
  const atoms: fc.Arbitrary<Written>[] = [fc.constantFrom(0, 2, 7)];
  const numbers = ofKinds(places, 'integer');
  if (numbers.length > 0) atoms.push(fc.constantFrom(...numbers.map(({ path }) => path)));
  const texts = ofKinds(places, 'text');
  if (texts.length > 0) atoms.push(fc.constantFrom(...texts.map(({ path }): Written => ({ length: path }))));
  const days = ofKinds(places, 'date');
  if (days.length > 0)
    atoms.push(
      fc.constantFrom(...days.map(({ path }): Written => ({ year: path }))),
      fc
        .tuple(fc.constantFrom(...days), fc.constantFrom(...days))
        .map(([from, to]): Written => ({ daysBetween: [from.path, to.path] })),
    );
  const atom = fc.oneof(...atoms);
  return fc.oneof(
    atom,
    fc
      .tuple(fc.constantFrom('add', 'subtract', 'multiply', 'min', 'max', 'firstOf'), atom, atom)
      .map(([operator, one, other]): Written => ({ [operator]: [one, other] })),
  );
}

/** A condition over places, in the short forms that analysts write. */
function conditionOver(places: readonly Place[], names: readonly string[]): fc.Arbitrary<Written> {
  const atoms: fc.Arbitrary<Written>[] = [
    fc.constantFrom(...places.map(({ path }): Written => ({ answered: path }))),
    fc
      .tuple(
        fc.constantFrom('<', '<=', '>', '>=', '===', '!=='),
        numberFrom(places),
        fc.constantFrom(0, 1, 7, 2026),
      )
      .filter(([, left]) => typeof left !== 'number')
      .map(([operator, left, right]): Written => ({ [operator]: [left, right] })),
  ];
  const asked = places.filter((place) => !factPlaces.includes(place)).map(({ path }) => path);
  if (asked.length > 0)
    atoms.push(
      fc.constantFrom(...asked).map((path): Written => ({ changed: path })),
      fc.constantFrom(...asked).map((path): Written => ({ '>': [{ length: { old: path } }, 1] })),
    );
  const flags = ofKinds(places, 'yesNo', 'checkbox').map(({ path }) => path);
  const words = [...flags, ...names].flatMap((name) => [name, `!${name}`]);
  if (words.length > 0) atoms.push(fc.constantFrom<Written>(...words));
  const choices = ofKinds(places, 'choice').map(({ path }) => path);
  if (choices.length > 0)
    atoms.push(
      fc
        .tuple(fc.constantFrom('===', '!=='), fc.constantFrom(...choices), fc.constantFrom('A', 'B'))
        .map(([operator, path, code]): Written => ({ [operator]: [path, code] })),
      fc.constantFrom(...choices).map((path): Written => ({ in: [path, ['A', 'C']] })),
    );
  const texts = ofKinds(places, 'text').map(({ path }) => path);
  if (texts.length > 0)
    atoms.push(
      fc
        .tuple(
          fc.constantFrom('startsWith', 'endsWith'),
          fc.constantFrom(...texts),
          fc.constantFrom('a', 'AB', 'z'),
        )
        .map(([operator, path, part]): Written => ({ [operator]: [path, part] })),
    );
  const days = ofKinds(places, 'date').map(({ path }) => path);
  if (days.length > 0)
    atoms.push(
      fc
        .tuple(
          fc.constantFrom('<', '<=', '>', '>=', '===', '!=='),
          fc.constantFrom(...days),
          fc.constantFrom(...days),
          fc.constantFrom(-1, 0, 30),
        )
        .map(([operator, left, right, count]): Written => ({
          [operator]: [left, { addDays: [right, count] }],
        })),
    );
  const atom = fc.oneof(...atoms);
  return fc.oneof(
    { weight: 3, arbitrary: atom },
    { weight: 1, arbitrary: fc.tuple(atom, atom).map((both): Written => ({ and: [...both] })) },
    {
      weight: 1,
      arbitrary: fc.tuple(atom, atom).map(([one, other]): Written => ({ or: [one, { '!': other }] })),
    },
  );
}

/** A value to send. */
function valueFrom(places: readonly Place[], names: readonly string[]): fc.Arbitrary<Written> {
  const place = fc.constantFrom(...places.map(({ path }) => path));
  const texts = ofKinds(places, 'text', 'choice').map(({ path }) => path);
  const text =
    texts.length > 0 ? fc.constantFrom<Written>(...texts) : fc.constant<Written>({ const: 'ohne' });
  return fc.oneof(
    place,
    numberFrom(places).filter((value) => typeof value === 'object'),
    text.map((one): Written => ({ upper: one })),
    fc.tuple(text, text).map((both): Written => ({ join: [...both] })),
    fc
      .tuple(conditionOver(places, names), text)
      .map(([condition, one]): Written => ({ if: [condition, { const: 'ja' }, one] })),
    fc.tuple(text).map(([one]): Written => ({ firstOf: [one, { const: 'sonst' }] })),
  );
}

interface Shape {
  readonly kind: Kind;
  readonly isInGroup: boolean;
}

/** A form of two to nine questions on up to three steps, some in a group, with rules of all kinds that read upwards. */
export const writtenForm: fc.Arbitrary<{ readonly files: FormFiles; readonly places: readonly Place[] }> = fc
  .array(
    fc.record({
      kind: fc.constantFrom<Kind>('text', 'yesNo', 'checkbox', 'choice', 'integer', 'date'),
      isInGroup: fc.boolean(),
    }),
    { minLength: 2, maxLength: 9 },
  )
  .map(joinGroups)
  .chain((shapes) => {
    const places = shapes.map(({ kind, isInGroup }, index): Place => ({
      kind,
      path: `s${stepOf(index)}.${isInGroup ? 'g.' : ''}f${index}`,
    }));
    return fc
      .record({
        conditions: fc.tuple(...places.map((_, index) => conditionOver(above(places, index), []))),
        shows: fc.tuple(
          ...places.map((_, index) =>
            fc.option(conditionOver(above(places, index), namesAbove(index)), { freq: 2 }),
          ),
        ),
        optionals: fc.tuple(
          ...places.map((_, index) =>
            fc.option(fc.oneof(fc.constant<Written>(true), conditionOver(above(places, index), [])), {
              freq: 2,
            }),
          ),
        ),
        locks: fc.tuple(
          ...places.map(({ kind }, index) =>
            fc.option(
              fc.record(
                {
                  when: conditionOver(above(places, index), []),
                  to: fc.constantFrom(...kinds[kind].answers.slice(1, 3)).map(writeLiteral),
                },
                { requiredKeys: ['when'] },
              ),
              { freq: 2 },
            ),
          ),
        ),
        stepLocks: fc.tuple(
          ...places.map((_, index) =>
            fc.option(
              conditionOver(above(places, index - (index % 3)), []).map((when): Written => ({ when })),
              { freq: 3 },
            ),
          ),
        ),
        limits: fc.tuple(
          ...places.map((_, index) => fc.option(numberFrom(above(places, index)), { freq: 2 })),
        ),
        stepWhens: fc.tuple(
          ...places.map((_, index) =>
            fc.option(conditionOver(above(places, index - (index % 3)), []), { freq: 2 }),
          ),
        ),
        groupShows: fc.tuple(
          ...places.map((_, index) =>
            fc.option(conditionOver(above(places, index - (index % 3)), []), { freq: 2 }),
          ),
        ),
        checks: fc.tuple(
          ...places.map((_, index) => fc.option(conditionOver(above(places, index + 1), []), { freq: 3 })),
        ),
        starts: fc.tuple(
          ...places.map(({ kind }) =>
            fc.option(fc.constantFrom(...kinds[kind].answers.slice(1, 3)), { freq: 2 }),
          ),
        ),
        value: numberFrom([...factPlaces, ...places]).filter((value) => typeof value === 'object'),
        sends: fc.array(valueFrom([...factPlaces, ...places], []), { maxLength: 4 }),
      })
      .map((parts) => ({ files: writeFiles(shapes, places, parts), places }));
  });

const stepOf = (index: number): number => Math.floor(index / 3);
const above = (places: readonly Place[], index: number): readonly Place[] => [
  ...factPlaces,
  ...places.slice(0, Math.max(0, index)),
];
/** Condition `c<n>` reads what stands above question n. */
const namesAbove = (index: number): readonly string[] => [`c${index}`];

/** The group of a step has all of its questions from the first one in it on, as files write them. */
function joinGroups(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.map((shape, index) => ({
    ...shape,
    isInGroup: shapes.slice(index - (index % 3), index + 1).some(({ isInGroup }) => isInGroup),
  }));
}

function writeLiteral(value: Value): Written {
  return typeof value === 'string' ? { const: value } : value;
}

/** The drawn rules, by question. */
interface Parts {
  readonly conditions: readonly Written[];
  readonly shows: readonly (Written | null)[];
  readonly optionals: readonly (Written | null)[];
  readonly limits: readonly (Written | null)[];
  readonly locks: readonly (Written | null)[];
  readonly stepLocks: readonly (Written | null)[];
  readonly stepWhens: readonly (Written | null)[];
  readonly groupShows: readonly (Written | null)[];
  readonly checks: readonly (Written | null)[];
  readonly starts: readonly (Value | undefined)[];
  readonly value: Written;
  readonly sends: readonly Written[];
}

function writeFiles(shapes: readonly Shape[], places: readonly Place[], parts: Parts): FormFiles {
  const properties: Record<string, { properties: Record<string, Written> }> = {};
  const fields: Record<string, Record<string, Written>> = {};
  const steps: Record<string, Record<string, Written>> = {};
  const checks: Record<string, Written[]> = {};
  shapes.forEach(({ kind, isInGroup }, index) => {
    const step = `s${stepOf(index)}`;
    const inStep = (properties[step] ??= { properties: {} }).properties;
    const { schema } = kinds[kind];
    if (isInGroup) {
      // A group that exists stays where its first question stands.
      const group = (inStep['g'] ??= { properties: {} }) as { properties: Record<string, Written> };
      group.properties[`f${index}`] = schema;
    } else inStep[`f${index}`] = schema;
    const [show, optional, limit] = [parts.shows[index], parts.optionals[index], parts.limits[index]];
    const rules = {
      ...(show == null ? {} : { show }),
      ...(optional == null ? {} : { optional }),
      ...(parts.locks[index] == null ? {} : { lock: parts.locks[index] }),
      ...(limit == null || kind !== 'integer' ? {} : { [index % 2 === 0 ? 'min' : 'max']: limit }),
      ...(limit == null || kind !== 'date' ? {} : { max: { addDays: ['today', 30] } }),
    };
    if (Object.keys(rules).length > 0) fields[places[index]?.path ?? ''] = rules;
    const [when, groupShow, check] = [parts.stepWhens[index], parts.groupShows[index], parts.checks[index]];
    if (index % 3 === 0)
      steps[step] = {
        ...(index === 0 || when == null ? {} : { when }),
        ...(parts.stepLocks[index] == null ? {} : { lock: parts.stepLocks[index] }),
      };
    if (isInGroup && groupShow != null && fields[`${step}.g`] === undefined)
      fields[`${step}.g`] = { show: groupShow };
    if (check != null) (checks[step] ??= []).push({ needs: check, error: `wrong${index}`, at: [] });
  });
  const paths = places.map(({ path }, index) => [`f${index}`, path] as const);
  return {
    form: { properties },
    rules: {
      conditions: Object.fromEntries(
        parts.conditions.map((condition, index) => [`c${index}`, { says: 'Probe', if: condition }]),
      ),
      start: Object.fromEntries(
        places.flatMap(({ path }, index) => {
          const start = parts.starts[index];
          return start == null ? [] : [[path, writeLiteral(start)] as const];
        }),
      ),
      values: { number: parts.value },
      steps,
      fields,
      checks,
    },
    send: {
      ...Object.fromEntries(paths),
      ...Object.fromEntries(parts.sends.map((send, index) => [`x${index}`, send])),
      number: 'value.number',
    },
  } as unknown as FormFiles;
}

/** Answers to some of the questions. */
export function answersTo(places: readonly Place[]): fc.Arbitrary<Readonly<Record<string, Value>>> {
  return fc
    .tuple(...places.map(({ kind }) => fc.option(fc.constantFrom(...kinds[kind].answers), { freq: 6 })))
    .map((answers) =>
      Object.fromEntries(
        places.flatMap(({ path }, index) => {
          const answer = answers[index];
          return answer == null ? [] : [[path, answer] as const];
        }),
      ),
    );
}

export const someFacts: fc.Arbitrary<Readonly<Record<string, Value>>> = fc.record({
  'policy.isActive': fc.constantFrom(true, false, null),
  'policy.number': fc.constantFrom('AB', 'xyz', null),
  today: fc.constantFrom('2026-11-21', '2026-12-31'),
});
