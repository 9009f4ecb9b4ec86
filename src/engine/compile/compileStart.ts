import type { FormSource } from '../definition/FormDefinition.ts';
import type { Path, Wizard } from '../definition/Wizard.ts';
import type { FlatNode } from './FlatNode.ts';
import type { References } from './references.ts';
import { pointerTo } from './report.ts';

/** Values on entry; for a part of a list, the value every new row starts with. */
export function compileStart(
  source: FormSource,
  flat: readonly FlatNode[],
  refs: References,
): Pick<Wizard, 'start' | 'rowStart'> {
  const file = `schemas/${source.wizard.id}/wizard.json`;
  const listOf = new Map<Path, FlatNode>(
    flat.flatMap((node) => node.parts.map((part) => [part.path, node] as const)),
  );
  const start: Wizard['start'][number][] = [];
  const rowStart: Wizard['rowStart'][number][] = [];
  for (const [path, expression] of Object.entries(source.wizard.start ?? {})) {
    const at = { file, pointer: pointerTo('start', path) };
    const list = listOf.get(path);
    if (!list && refs.node(path, { ...at, key: true }) === null) continue;
    const value = refs.value(expression, { ...at, below: Infinity, row: null });
    if (list) rowStart.push({ list: list.path, part: path.slice(list.path.length + 1), value });
    else start.push({ path, value });
  }
  return { start, rowStart };
}
