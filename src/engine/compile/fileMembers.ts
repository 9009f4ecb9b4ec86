import type { Path } from '../definition/Wizard.ts';
import type { Reads } from '../expressions/readsOfExpression.ts';
import type { FlatNode } from './FlatNode.ts';

/** What expressions read of a file beside the id of its document: path of the member -> path of the field. */
export type FileMembers = ReadonlyMap<Path, Path>;

export function fileMembers(flat: readonly FlatNode[]): FileMembers {
  return new Map(
    flat.flatMap(({ path, schema }) =>
      schema.format === 'file'
        ? [`${path}.name`, `${path}.size`].map((member) => [member, path] as const)
        : [],
    ),
  );
}

/** Who reads a member reads the field: both change together. */
export function readsOfFiles<Some extends Reads>(reads: Some, members: FileMembers): Some {
  if (!reads.reads.some((path) => members.has(path))) return reads;
  return { ...reads, reads: [...new Set(reads.reads.map((path) => members.get(path) ?? path))].sort() };
}
