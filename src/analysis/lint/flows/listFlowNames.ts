import type { Acts, Flow, FlowValue, Looks } from '../../flows/format/Flow.ts';
import { memoizePerObject } from '../shared/memoizePerObject.ts';

export type Pointer = readonly (string | number)[];

/** A step or field that a flow names, with its place. */
interface FlowName {
  readonly path: string;
  readonly at: Pointer;
  readonly key: boolean;
  readonly value?: FlowValue;
}

const lists = [
  'shows',
  'hides',
  'required',
  'voluntary',
  'marked',
  'locked',
  'full',
  'stale',
  'press',
] as const;
const tables = [
  'longest',
  'options',
  'texts',
  'reasons',
  'values',
  'type',
  'enter',
  'remove',
  'upload',
] as const;

/** Lists steps and fields that a flow names, with the entered values. Cached, because several checks read the list. */
export const listFlowNames = memoizePerObject(listNamesIn);

function listNamesIn({ steps, variants = [] }: Flow): {
  steps: readonly FlowName[];
  fields: readonly FlowName[];
} {
  const atSteps = steps.flatMap((item, index): readonly FlowName[] => {
    if (typeof item === 'string' || 'open' in item || 'away' in item) return [];
    const key = 'at' in item ? 'at' : 'edit';
    return [{ path: 'at' in item ? item.at : item.edit, at: ['steps', index, key], key: false }];
  });
  const fields = steps.flatMap((item, index): readonly FlowName[] =>
    typeof item === 'string' || !('at' in item) ? [] : listNamesOnStep(item.at, item, ['steps', index]),
  );
  const seen = variants.flatMap(({ sees = {} }, index) =>
    Object.entries(sees).map(([step, sight]) => ({ step, sight, at: ['variants', index, 'sees', step] })),
  );
  const changed = variants.flatMap(({ change = {} }, index) =>
    Object.entries(change).map(([path, value]) => ({
      path,
      at: ['variants', index, 'change', path],
      key: true,
      value,
    })),
  );
  const left = variants.flatMap(({ without = [], blocked }, index) => [
    ...without.map((path, position) => ({ path, at: ['variants', index, 'without', position], key: false })),
    ...(blocked ? [{ path: blocked.at, at: ['variants', index, 'blocked', 'at'], key: false }] : []),
  ]);
  return {
    steps: [...atSteps, ...left, ...seen.map(({ step, at }) => ({ path: step, at, key: true }))],
    fields: [
      ...fields,
      ...changed,
      ...seen.flatMap(({ step, sight, at }) => listNamesOnStep(step, sight, at)),
    ],
  };
}

function listNamesOnStep(step: string, item: Looks & Partial<Acts>, at: Pointer): readonly FlowName[] {
  const toPath = (name: string) => `${step}.${name}`;
  return [
    ...lists.flatMap((look) =>
      (item[look] ?? []).map((name, position) => ({
        path: toPath(name),
        at: [...at, look, position],
        key: false,
      })),
    ),
    ...tables.flatMap((look) =>
      Object.entries(item[look] ?? {}).map(([name, value]) => ({
        path: toPath(name),
        at: [...at, look, name],
        key: true,
        ...(look === 'enter' ? { value: value as FlowValue } : {}),
      })),
    ),
  ];
}
