import type { Path } from '../definition/Wizard.ts';
import type { FlatNode } from './FlatNode.ts';

/** The members of a file that expressions read beside the id of its document: path of the member -> path of the field. */
export type FileMembers = ReadonlyMap<Path, Path>;

export function mapFileMembers(flat: readonly FlatNode[]): FileMembers {
  return new Map(
    flat.flatMap(({ path, schema }) =>
      schema.format === 'file'
        ? [`${path}.name`, `${path}.size`].map((member) => [member, path] as const)
        : [],
    ),
  );
}
