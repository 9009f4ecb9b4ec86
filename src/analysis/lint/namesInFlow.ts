import type { Flow, FlowValue } from '../flows/Flow.ts';
import { oncePer } from './oncePer.ts';

export type Pointer = readonly (string | number)[];

/** A step or field a flow speaks of, and where. */
interface Named {
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
const tables = ['longest', 'options', 'texts', 'values', 'type', 'enter', 'remove', 'upload'] as const;

/** Steps and fields a flow speaks of, with what it enters. Several checks ask. */
export const namesInFlow = oncePer(namesIn);

function namesIn({ steps, variants = [] }: Flow): { steps: readonly Named[]; fields: readonly Named[] } {
  const atSteps = steps.flatMap((item, index): readonly Named[] => {
    if (typeof item === 'string' || 'open' in item || 'away' in item) return [];
    const key = 'at' in item ? 'at' : 'edit';
    return [{ path: 'at' in item ? item.at : item.edit, at: ['steps', index, key], key: false }];
  });
  const fields = steps.flatMap((item, index): readonly Named[] => {
    if (typeof item === 'string' || !('at' in item)) return [];
    const below = (name: string) => `${item.at}.${name}`;
    return [
      ...lists.flatMap((look) =>
        (item[look] ?? []).map((name, position) => ({
          path: below(name),
          at: ['steps', index, look, position],
          key: false,
        })),
      ),
      ...tables.flatMap((look) =>
        Object.entries(item[look] ?? {}).map(([name, value]) => ({
          path: below(name),
          at: ['steps', index, look, name],
          key: true,
          ...(look === 'enter' ? { value: value as FlowValue } : {}),
        })),
      ),
    ];
  });
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
  return { steps: [...atSteps, ...left], fields: [...fields, ...changed] };
}
