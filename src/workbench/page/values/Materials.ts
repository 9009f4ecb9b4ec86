import type { TableDefinition } from '../../../engine/index.ts';
import type { Subject } from '../../model/conditions/listSubjects.ts';
import type { Readable, ReadableList } from '../../model/values/listReadables.ts';

/** Everything that a calculation can be made of. */
export interface Materials {
  readonly readables: readonly Readable[];
  readonly lists: readonly ReadableList[];
  readonly subjects: readonly Subject[];
  readonly tables: Readonly<Record<string, TableDefinition>>;
}
