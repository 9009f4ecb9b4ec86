import { buildRowPartKey, type FieldKey } from '../../../engine/index.ts';
import { useWorkbench } from '../useWorkbench.ts';

/** Returns the rows that a list has in the preview, and the position of the chosen one. */
export function useRows(list: string) {
  const rows = useWorkbench(({ stand }) => stand?.rows[list]) ?? none;
  const chosen = useWorkbench((state) => state.row);
  return { rows, chosen: Math.min(chosen, Math.max(rows.length - 1, 0)) };
}

/** Returns the key of a question of a list in the chosen row; null while the list has no row. */
export function useRowKey(list: string, path: string): FieldKey | null {
  const { rows, chosen } = useRows(list);
  const id = rows[chosen];
  return id === undefined ? null : buildRowPartKey(list, id, path.slice(list.length + 1));
}

const none: readonly number[] = [];
