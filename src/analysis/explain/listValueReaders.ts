import type { FormSource } from '../../engine/index.ts';
import type { TextLookup } from '../document/FormTexts.ts';
import type { DescribedUse } from './DescribedForm.ts';

/**
 * Lists the places of a form that read a named value, each once. Compiling puts what a value means into its readers, so that only the
 * definition knows them.
 */
export function listValueReaders(
  { wizard, steps, rules, calls }: FormSource,
  name: string,
  text: TextLookup,
): readonly DescribedUse[] {
  const isRead = createReadTest(name);
  const find = (entries: Readonly<Record<string, unknown>> | undefined, use: (key: string) => DescribedUse) =>
    Object.entries(entries ?? {}).flatMap(([key, value]) => (isRead(value) ? [use(key)] : []));
  const sayQuestion = (path: string): DescribedUse => ({
    kind: 'question',
    name: path,
    label: text(`${path}.label`, `${path}.legend`, `${path}.title`) ?? path,
  });
  const sayStep = (id: string): DescribedUse => ({
    kind: 'step',
    name: id,
    label: text(`${id}.title`) ?? id,
  });
  const { values, conditions, fields, steps: ofSteps, checks, confirm, ...others } = rules;
  const uses = [
    ...find(fields, sayQuestion),
    ...listDrawn(steps).flatMap(([path, drawn]) => (isRead(drawn) ? [sayQuestion(path)] : [])),
    ...[ofSteps, checks, confirm].flatMap((ofStep) => find(ofStep, sayStep)),
    ...find(values, (key) => ({ kind: 'value', name: key, label: key })),
    ...find(conditions, (key) => ({ kind: 'condition', name: key, label: key })),
    ...calls.calls.flatMap((call): readonly DescribedUse[] =>
      isRead(call) ? [{ kind: 'call', name: call.call, label: call.call }] : [],
    ),
    ...(isRead([others, wizard])
      ? [{ kind: 'form', name: wizard.id, label: text('title') ?? wizard.id } as const]
      : []),
  ];
  return [...new Map(uses.map((use) => [`${use.kind} ${use.name}`, use])).values()];
}

/** Tests whether a part of a definition names the value, at any depth. */
function createReadTest(name: string): (part: unknown) => boolean {
  const path = `value.${name}`;
  const names = (text: string) => text === path || text === `!${path}` || text.startsWith(`${path}.`);
  return function isRead(part: unknown): boolean {
    if (typeof part === 'string') return names(part);
    return typeof part === 'object' && part !== null && Object.values(part).some(isRead);
  };
}

/** Lists what the control or the block of each question says, by path. */
function listDrawn(steps: FormSource['steps']): readonly (readonly [path: string, drawn: unknown])[] {
  return Object.entries(steps).flatMap(([id, step]) => listBelow(id, step));
}

function listBelow(path: string, schema: object): readonly (readonly [path: string, drawn: unknown])[] {
  const {
    properties = {},
    items = {},
    'x-control': drawn,
  } = schema as Readonly<Record<string, object | undefined>>;
  const below = { ...properties, ...(items as Readonly<Record<string, object>>)['properties'] };
  return [
    [path, drawn],
    ...Object.entries(below).flatMap(([name, inner]) => listBelow(`${path}.${name}`, inner as object)),
  ];
}
