import type { OperationPart } from '../../model/values/Calculation.ts';
import type { Slot } from '../../model/values/createOperation.ts';
import type { Readable, ReadableList } from '../../model/values/listReadables.ts';
import type { Materials } from './Materials.ts';

/** Adds what only fits here: the parts of a row of the list that the operation goes through, or lists where something is counted. */
export function widenMaterials(
  materials: Materials,
  { name, argument }: Slot,
  { operands: [first] }: OperationPart,
): Materials {
  const { lists, readables } = materials;
  if (name === 'counted') return { ...materials, readables: [...readables, ...lists.map(readWhole)] };
  const list = argument.perRow
    ? lists.find(({ path }) => first?.kind === 'choice' && first.value === path)
    : undefined;
  return list === undefined ? materials : { ...materials, readables: [...list.parts, ...readables] };
}

function readWhole({ path, label }: ReadableList): Readable {
  return { path, label, kind: 'list', gives: 'any', place: '' };
}
