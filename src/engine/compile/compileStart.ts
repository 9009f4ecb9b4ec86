import type { FormSource } from '../definition/FormSource.ts';
import type { Wizard } from '../definition/Wizard.ts';
import type { FlatNode } from './FlatNode.ts';
import type { References } from './names/createReferences.ts';
import { pointerTo } from './report.ts';

/** Compiles values on entry, and the start values of new rows. */
export function compileStart(
  source: FormSource,
  flat: readonly FlatNode[],
  refs: References,
): Pick<Wizard, 'start' | 'rowStart'> {
  const file = `rules/${source.wizard.id}.json`;
  const parts = new Map(flat.flatMap((node) => node.parts.map((part) => [part.path, node.path] as const)));
  const values = Object.entries(source.rules.start ?? {}).flatMap(([path, expression]) => {
    const at = { file, pointer: pointerTo('start', path) };
    if (!parts.has(path) && refs.node(path, { ...at, key: true }) === null) return [];
    return [{ path, value: refs.scalar(expression, { ...at, below: Infinity, row: null }) }];
  });
  return {
    start: values.filter(({ path }) => !parts.has(path)),
    rowStart: values.flatMap((value) => {
      const list = parts.get(value.path);
      return list === undefined ? [] : [{ ...value, list, part: value.path.slice(list.length + 1) }];
    }),
  };
}
