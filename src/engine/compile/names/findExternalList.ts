import type { FormSource } from '../../definition/FormSource.ts';
import { listRowMembers, collectResults, getRowSchema, findSchema } from '../../definition/resultSchema.ts';
import type { FlatNode } from '../FlatNode.ts';
import { pointerTo } from '../report.ts';

/** Finds the columns of a list fact, a table or a result, as far as rules need them; null when the path has no rows. */
export function findExternalList(path: string, source: FormSource): FlatNode | null {
  const fact = source.shared.facts.facts[path];
  const result = findSchema(collectResults(source.calls.calls), path, 'rows');
  const table = path.startsWith('table.') ? source.shared.tables[path.slice('table.'.length)] : undefined;
  const outside = fact?.rows ?? table?.columns;
  const members =
    outside === undefined ? result && getRowSchema(result) && listRowMembers(result) : Object.keys(outside);
  if (members === null) return null;
  const shape = {
    step: '',
    groups: [],
    schema: {},
    file: 'schemas/_shared/facts.json',
    pointer: pointerTo('facts', path),
  };
  const parts = members.map((name): FlatNode => ({
    ...shape,
    kind: 'field',
    path: `${path}.${name}`,
    name,
    parts: [],
  }));
  return { ...shape, kind: 'list', path, name: path, parts };
}
